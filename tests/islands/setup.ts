import { configure } from '@testing-library/react';

// A test's own time limit is the only one: a busy machine takes seconds to load a module.
configure({ asyncUtilTimeout: 60_000 });
