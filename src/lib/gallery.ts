/** The gallery page that shows a picture. @param number the picture's, from 1. @param perPage pictures on a page. */
export function galleryPagePath(number: number, perPage: number): string {
	return `/gallery/page-${Math.max(1, Math.ceil(number / perPage))}`;
}
