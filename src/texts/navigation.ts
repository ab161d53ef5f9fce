/** The navbar, the phone menu, the side panel and the page numbers. */
export const navigation = {
	skipToContent: 'Skip to content',
	mainNavigation: 'Main navigation',
	breadcrumb: 'Breadcrumb',
	home: 'Home',
	openMenu: 'Open the menu',
	closeMenu: 'Close the menu',
	menu: 'Menu',
	openPanel: 'Open the side panel: about the gym',
	closePanel: 'Close the side panel',
	signUp: 'Sign up',
	account: 'Account', // in the phone menu, for members
	aboutUs: 'About Us',
	contact: 'Contact',
	pagination: 'Pages',
	page: 'Page {page}',
	previousPage: 'Previous page',
	nextPage: 'Next page',
};
