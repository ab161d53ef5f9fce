import type { AstroIntegration } from 'astro';

declare module 'astro' {
	interface AstroClientDirectives {
		/** Loads the island when a visitor is about to use it. The value is the error text if its script fails to load. */
		'client:interaction'?: string | boolean;
	}
}

/** Adds `client:interaction`, which all islands use: see interaction.ts. */
export function interactionDirective(): AstroIntegration {
	return {
		name: 'interaction-directive',
		hooks: {
			'astro:config:setup': ({ addClientDirective }) => {
				addClientDirective({ name: 'interaction', entrypoint: './src/directives/interaction.ts' });
			},
		},
	};
}
