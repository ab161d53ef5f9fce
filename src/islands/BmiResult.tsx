import type { RefObject } from 'react';
import { type Bmi, bmiCategories, type BmiLimits, decimalSign } from '~/lib/bmi.ts';
import { fill } from '~/lib/text.ts';
import type { Texts } from '~/texts/defaults.ts';

interface Props {
	texts: Texts['bmi'];
	/** As in `lang`. */
	language: string;
	limits: BmiLimits;
	result: Bmi | undefined;
	output: RefObject<HTMLOutputElement | null>;
}

/** The BMI, its category and its position on the scale. Before the first calculation, gray placeholder digits. */
export default function BmiResult({ texts, language, limits, result, output }: Props) {
	const shown = result?.category ?? 'before';
	const numbers = {
		normal: limits.normal.toLocaleString(language),
		overweight: limits.overweight.toLocaleString(language),
	};
	return (
		<div className="flex flex-col border-line max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-22">
			<output
				ref={output}
				className="flex scroll-my-6 flex-wrap items-center gap-x-6 gap-y-3 max-lg:min-h-26 lg:flex-col lg:items-start lg:gap-y-8"
				htmlFor="weight height"
			>
				<span className="-ms-[0.03em] flex min-h-[calc(var(--text-join)*0.86)] items-end font-display font-semibold tracking-[-0.02em] tabular">
					{result ? (
						<span className={size(result.shown)}>{result.shown}</span>
					) : (
						// Generated content, so that it is never read or copied as a number.
						<span
							className="text-join leading-[0.86] text-coal-700 before:content-[attr(data-ghost)]"
							data-ghost={`00${decimalSign(language)}0`}
							aria-hidden="true"
						/>
					)}
				</span>{' '}
				<span className="flex-[1_9rem] lg:flex-none">
					<span className={`block display text-card leading-none tracking-[0.02em] ${result ? '' : 'text-muted'}`}>
						{texts[shown]}
					</span>{' '}
					<span className="mt-2 block text-muted">{fill(texts[`${shown}Text`], numbers)}</span>
				</span>
			</output>
			<Scale texts={texts} numbers={numbers} result={result} />
		</div>
	);
}

interface ScaleProps extends Pick<Props, 'texts' | 'result'> {
	/** The limits in the page's language. */
	numbers: { normal: string; overweight: string };
}

function Scale({ texts, numbers, result }: ScaleProps) {
	return (
		<div className="relative mt-auto pt-10 lg:pt-15">
			{/* The CSP blocks style attributes in the server's HTML. Here React sets the style after hydration. */}
			<svg
				className={`absolute top-1 h-12.5 w-3.5 -translate-x-1/2 fill-bone-50 lg:top-6 ${result ? '' : 'hidden'}`}
				style={result && { left: `${result.position * 100}%` }}
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
								className={`mt-3 block display text-[min(1rem,3.9vw)] leading-none tracking-[0.02em] ${reached ? 'text-accent' : ''}`}
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
	);
}

/** The font size. A weight in grams gives six digits, which must fit too. */
function size({ length }: string): string {
	if (length <= 5) return 'text-join leading-[0.86]';
	return length <= 9 ? 'text-h2 leading-none' : 'text-card leading-none break-all';
}
