import { type ReactNode, type SubmitEvent, useState } from 'react';
import { type Bmi, type BmiLimits, type Measure, measures, readBmi } from '~/lib/bmi.ts';
import type { Texts } from '~/texts/defaults.ts';
import BmiResult from './BmiResult.tsx';
import Warning from './Warning.tsx';

interface Props {
	texts: Texts['bmi'];
	/** Of the gym's language. */
	decimalSign: string;
	limits: BmiLimits;
	/** Offers pounds and feet, too. */
	offersPounds?: boolean;
	/** The section's heading, above the form. */
	children?: ReactNode;
}

/** Computes the BMI from two numbers when the button is pressed. Sends nothing to a server. */
export default function BmiCalculator({ texts, decimalSign, limits, offersPounds = false, children }: Props) {
	const [inPounds, setInPounds] = useState(false);
	const [result, setResult] = useState<Bmi | null>();
	const [bad, setBad] = useState<Measure[]>([]);
	const [alert, setAlert] = useState('');
	const unit = inPounds ? 'InPounds' : '';

	function calculate(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const fields = new FormData(form);
		const typed = { weight: String(fields.get('weight')), height: String(fields.get('height')) };
		const { bmi = null, wrong, isImplausible } = readBmi(typed, inPounds, decimalSign, limits);
		setResult(bmi);
		setBad(wrong);
		setAlert(isImplausible ? texts[`implausible${unit}`] : texts.alert);
		if (wrong[0]) form.querySelector<HTMLElement>(`[name=${wrong[0]}]`)?.focus();
	}

	/** What is typed stays. What was said about it was about the other units. */
	function switchUnits() {
		setInPounds(!inPounds);
		setResult(undefined);
		setBad([]);
	}

	return (
		<div className="grid gap-y-5 @lg:grid-cols-[5fr_7fr] @lg:gap-x-22">
			<div>
				{children}
				{/* Outside a dialog, "dialog" sends nothing if the button is pressed before the page's scripts have arrived. */}
				<form className="mt-5 @lg:mt-8" method="dialog" noValidate onSubmit={calculate}>
					<div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-end gap-8">
						{measures.map((name) => (
							<div key={name} className="relative">
								<label className="block label text-muted" htmlFor={name}>
									{texts[name]}
								</label>
								<input
									id={name}
									name={name}
									className="field pe-14 font-display text-row font-semibold placeholder:text-ash-500 aria-invalid:[--field:var(--color-amber-300)]"
									type="text"
									required
									inputMode={inPounds && name === 'height' ? 'text' : 'decimal'}
									placeholder={texts[`${name}Example${unit}`]}
									aria-describedby={`${name}-unit${bad.includes(name) ? ' bmi-alert' : ''}`}
									aria-invalid={bad.includes(name) || undefined}
								/>
								<span id={`${name}-unit`} className="absolute end-3.5 bottom-4.5 label text-base text-muted">
									{texts[`${name}Unit${unit}`]}
								</span>
							</div>
						))}
					</div>
					<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 @lg:mt-8 noscript:hidden">
						<button className="button button-accent" type="submit">
							<span>{texts.button}</span>
						</button>
						{offersPounds && (
							<button className="inline-link min-h-11" type="button" onClick={switchUnits}>
								{inPounds ? texts.useKilograms : texts.usePounds}
							</button>
						)}
					</div>
					{/* Takes no room, so that nothing moves: it is in the place of the result, which an error clears. */}
					<Warning id="bmi-alert" className="relative z-1 flex h-0 flex-col [&>p]:mt-3">
						{bad.length > 0 && alert}
					</Warning>
				</form>
			</div>
			<BmiResult texts={texts} decimalSign={decimalSign} limits={limits} result={result} />
		</div>
	);
}
