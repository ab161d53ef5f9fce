import { startDatabase } from './database.ts';

/** One database for several files, because it takes seconds to start. Each file has members of its own. */
export const { call, statusOf, query, signUp, signIn, fetch } = await startDatabase();
