/** The path of the gallery page that shows a picture. @param number its number, from 1. */
export function getGalleryPagePath(number: number, perPage: number): string {
	return `/gallery/page-${Math.max(1, Math.ceil(number / perPage))}`;
}
