// Fills in what the link to the form asks for, before the form is painted. Runs right after the field "You asked for".
import { readRequest } from '~/lib/contact-links.ts';

const script = document.currentScript;
const { trial = '', trialHeading = '' } = script?.dataset ?? {};
const query = new URLSearchParams(location.search);
const section = script?.closest('section');
const heading = section?.querySelector('h2');
if (heading && query.has('trial')) {
	heading.textContent = trialHeading;
	section?.querySelector('.trial')?.toggleAttribute('hidden', false);
}
const words = readRequest(query.get('about')) || (query.has('trial') ? trial : '');
const row = script?.previousElementSibling;
const field = row?.querySelector('input');
if (row && field && words) {
	row.toggleAttribute('hidden', false);
	field.disabled = false;
	field.value ||= words; // unless the browser has restored what was typed
}
