// Apart from times.ts, of which scripts in pages have a part: a bundle keeps every regular expression that is built from others.
const onTwelve = String.raw`(?:1[0-2]|[1-9]):[0-5]\d[ap]m`;
const onTwentyFour = String.raw`(?:(?:2[0-3]|[01]?\d):[0-5]\d|24:00)`;

/** Matches a time in content, by either clock: "9:00am", "18:00". */
export const timeOfDay = new RegExp(`^(?:${onTwelve}|${onTwentyFour})$`);

/** Matches a time range in content: "9:00am-10:00am", "18:00-19:00". */
export const timeRange = new RegExp(`^(?:${onTwelve} ?[-–] ?${onTwelve}|${onTwentyFour} ?[-–] ?${onTwentyFour})$`);
