import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A test's own time limit is the only one: a busy machine takes seconds to load a module.
configure({ asyncUtilTimeout: 60_000 });

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, '');
});
