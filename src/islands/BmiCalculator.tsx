import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { type Bmi, type BmiLimits, calculateBmi, isPossible, readMeasure } from '~/lib/bmi.ts';
import type { Texts } from '~/texts/defaults.ts';
import BmiResult from './BmiResult.tsx';
import Warning from './Warning.tsx';

interface Props {
	texts: Texts['bmi'];
	/** As in `lang`. */
	language: string;
	limits: BmiLimits;
	/** The section's heading, above the form. */
	children?: ReactNode;
}

const measures = ['weight', 'height'] as const;
type Measure = (typeof measures)[number];

/** Computes the BMI from two numbers when the button is pressed. Sends nothing to a server. */
export default function BmiCalculator({ texts, language, limits, children }: Props) {
	const [result, setResult] = useState<Bmi>();
	const [bad, setBad] = useState<Measure[]>([]);
	const [alert, setAlert] = useState('');
	const output = useRef<HTMLOutputElement>(null);

	function calculate(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const fields = new FormData(form);
		const numbers = measures.map((name) => readMeasure(String(fields.get(name))));
		const [weight, height] = numbers;
		const missing = measures.filter((_, index) => !numbers[index]);
		const computed = weight && height ? calculateBmi(weight, height, language, limits) : undefined;
		const bmi = computed && isPossible(computed) ? computed : undefined;
		const wrong = computed && !bmi ? [...measures] : missing;
		setResult(bmi);
		setBad(wrong);
		setAlert(computed ? texts.implausible : texts.alert);
		form.querySelector<HTMLElement>(`[name=${wrong[0]}]`)?.focus();
		if (bmi) output.current?.scrollIntoView({ block: 'nearest' }); // on phones it may be below the fold
	}

	return (
		<div className="grid gap-y-7 lg:grid-cols-[5fr_7fr] lg:gap-x-22">
			<div>
				{children}
				<form className="mt-7 lg:mt-8" method="post" noValidate onSubmit={calculate}>
					<div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-8 lg:grid-cols-1">
						{measures.map((name) => (
							<div key={name} className="relative">
								<label className="block label text-muted" htmlFor={name}>
									{texts[name]}
								</label>
								<input
									id={name}
									name={name}
									className="field mt-1 min-h-16 pe-14 font-display text-[2.375rem] font-semibold placeholder:text-ash-500 aria-invalid:[--field:var(--color-amber-300)]"
									type="text"
									inputMode="decimal"
									placeholder={texts[`${name}Example`]}
									aria-describedby={`${name}-unit${bad.includes(name) ? ' bmi-alert' : ''}`}
									aria-invalid={bad.includes(name) || undefined}
								/>
								<span id={`${name}-unit`} className="absolute end-0 bottom-3.5 label text-base text-muted">
									{texts[`${name}Unit`]}
								</span>
							</div>
						))}
					</div>
					<Warning id="bmi-alert" className="flex h-21 items-center">
						{bad.length > 0 && alert}
					</Warning>
					<button className="button button-accent noscript:hidden" type="submit">
						<span>{texts.button}</span>
					</button>
				</form>
			</div>
			<BmiResult texts={texts} language={language} limits={limits} result={result} output={output} />
		</div>
	);
}
