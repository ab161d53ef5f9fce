/** The value of a field of something that nobody vouches for, such as parsed JSON; undefined if there is none. */
export function getProperty(thing: unknown, name: PropertyKey): unknown {
	return isRecord(thing) ? thing[name] : undefined;
}

function isRecord(value: unknown): value is Record<PropertyKey, unknown> {
	return typeof value === 'object' && value !== null;
}
