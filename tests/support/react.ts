import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

export { cleanup, render, screen, waitFor } from '@testing-library/react';

// A test's own time limit is the only one: a busy machine takes seconds to load a module.
configure({ asyncUtilTimeout: 60_000 });
afterEach(cleanup);
