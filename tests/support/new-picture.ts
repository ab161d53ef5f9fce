// Choosing a picture on the editing screen.
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A single-colour picture as a file for an upload field. */
export async function draw(name: string, width: number, height: number) {
	const picture = sharp({ create: { width, height, channels: 3, background: '#432' } });
	return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
}

/** Replaces a picture through its dialog. */
export async function replacePicture(page: Page, field: Locator, picture: Awaited<ReturnType<typeof draw>>) {
	await field.getByRole('button', { name: 'Replace' }).click();
	const dialog = page.getByRole('dialog', { name: 'Select Image' });
	await dialog.locator('input[type=file]').first().setInputFiles(picture);
	await dialog.getByRole('button', { name: 'Insert' }).click();
	await expect(field.getByText(`./${picture.name.replace('.jpg', '.webp')}`)).toBeVisible();
}
