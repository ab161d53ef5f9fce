/** The path of the gallery page that shows a picture. @param number of the picture, from 1. @param perPage pictures per page. */
export function galleryPagePath(number: number, perPage: number): string {
	return `/gallery/page-${Math.max(1, Math.ceil(number / perPage))}`;
}
