import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';

/** A phone number as people of a country write it, which nobody has. Only for builds. @param country as "US". */
export function getExamplePhone(country: string): string | undefined {
	return isSupportedCountry(country) ? getExampleNumber(country, examples)?.formatNational() : undefined;
}
