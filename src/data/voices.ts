import { readOrdered } from './entries.ts';

/** Reads what members say about a class or a coach. */
export async function readVoices(about: 'class' | 'coach', id: string) {
	return (await readOrdered('testimonials')).map(({ data }) => data).filter((voice) => voice[about]?.id === id);
}
