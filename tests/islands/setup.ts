import { afterEach, vi } from 'vitest';

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	localStorage.clear();
	sessionStorage.clear();
	history.replaceState(null, '', '/');
});
