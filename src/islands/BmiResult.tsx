import { useEffect, useRef } from 'react';
import { type Bmi, bmiCategories, type BmiLimits } from '~/lib/bmi.ts';
import { fill } from '~/lib/text.ts';
import type { Texts } from '~/texts/defaults.ts';

interface Props {
	texts: Texts['bmi'];
	/** Of the gym's language. */
	decimalSign: string;
	limits: BmiLimits;
	/** null after an error: then the alert speaks, alone. */
	result: Bmi | null | undefined;
}

/** The BMI, its category and its position on the scale. Has the room of a result before there is one, so that nothing moves. */
export default function BmiResult({ texts, decimalSign, limits, result }: Props) {
	const element = useRef<HTMLDivElement>(null);
	const shown = result?.category ?? 'before';
	const write = (limit: number) => String(limit).replace('.', decimalSign);
	const numbers = { normal: write(limits.normal), overweight: write(limits.overweight) };
	useEffect(() => {
		if (result) element.current?.scrollIntoView({ block: 'nearest' }); // on phones it may be below the fold
	}, [result]);
	return (
		<div
			ref={element}
			className="flex scroll-my-6 flex-col border-line @max-lg:border-t @max-lg:pt-4 @lg:border-s @lg:ps-22"
		>
			<output
				className="flex min-h-26 flex-wrap items-center gap-x-6 gap-y-3 @lg:min-h-[calc(var(--text-join)*0.86+7.5rem)] @lg:flex-col @lg:items-start @lg:justify-end @lg:gap-y-8"
				htmlFor="weight height"
			>
				{result && (
					<span className="-ms-[0.03em] block font-display text-join leading-[0.86] font-semibold tracking-[-0.02em] tabular">
						{result.shown}{' '}
					</span>
				)}
				{result !== null && (
					<span className="flex-[1_9rem] @lg:flex-none">
						<span className={`block display text-card tracking-[0.02em] [--leading:1] ${result ? '' : 'text-muted'}`}>
							{texts[shown]}
						</span>{' '}
						<span className="mt-2 block text-muted">{fill(texts[`${shown}Text`], numbers)}</span>
					</span>
				)}
			</output>
			<div className="relative mt-auto pt-10 @lg:pt-15">
				{/* The CSP blocks style attributes in the server's HTML. Here React sets the style after hydration. */}
				<svg
					className={`absolute top-1 h-12.5 w-3.5 -translate-x-1/2 fill-bone-50 @lg:top-6 forced-colors:fill-[CanvasText] ${result ? '' : 'hidden'}`}
					style={result ? { left: `${result.position * 100}%` } : undefined}
					viewBox="0 0 14 50"
					aria-hidden="true"
				>
					<path d="M0 0h14L8 8v42H6V8z" />
				</svg>
				<ul className="grid grid-cols-[10fr_7fr_11fr] gap-x-0.5">
					{bmiCategories.map((category) => {
						const reached = result?.category === category;
						return (
							<li key={category} className="relative" aria-current={reached || undefined}>
								<span
									className={`block h-3 forced-colors:border ${reached ? 'bg-accent-500 forced-colors:bg-[Highlight]' : 'bg-coal-600'}`}
								/>
								<span
									className="mt-2 block h-3.75 font-display text-small leading-none font-bold text-muted tabular"
									aria-hidden="true"
								>
									{category !== 'underweight' && (
										<span className="absolute -start-px -translate-x-1/2">{numbers[category]}</span>
									)}
								</span>
								<span
									className={`mt-3 block display text-[min(1rem,3.9vw)] tracking-[0.02em] [--leading:1] ${reached ? 'text-accent' : ''}`}
								>
									{texts[category]}
								</span>
								<span className="mt-1 block text-label leading-[1.4] text-muted">
									{fill(texts[`${category}Range`], numbers)}
								</span>
							</li>
						);
					})}
				</ul>
			</div>
		</div>
	);
}
