// Loaded into each Node process of a build that is measured: at its end, adds to a file what it has used.
import { appendFileSync } from 'node:fs';

const file = process.env['RESOURCE_USE_FILE'];
process.on('exit', () => {
	// The system's own high-water mark: sampling from outside would miss a short peak.
	const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
	const use = { megabytes: maxRSS / 1024, processorSeconds: (userCPUTime + systemCPUTime) / 1e6 };
	if (file) appendFileSync(file, `${JSON.stringify(use)}\n`);
});
