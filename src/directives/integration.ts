import type { AstroIntegration } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Wakes the island at the first hint of use. The value is what to say when its script cannot be loaded. */
		'client:interaction'?: string | boolean;
	}
}

/** Adds the directive that all our islands use: see interaction.ts, and wake.ts for when it begins. */
export function interactionDirective(): AstroIntegration {
	return {
		name: 'interaction-directive',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'interaction', entrypoint: './src/directives/wake.ts' });
			},
		},
	};
}
