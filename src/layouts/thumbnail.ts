import type { GalleryPicture } from '~/schemas/gallery';

/** A gallery picture in the side panel, and the gallery page it leads to. */
export interface Thumbnail {
	picture: GalleryPicture;
	href: string;
}
