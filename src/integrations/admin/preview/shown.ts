import type { PostSummary } from '~/data/blog';
import type { GymClass } from '~/schemas/class';
import type { Coach } from '~/schemas/coach';
import type { Plan } from '~/schemas/plan';
import type { Testimonial } from '~/schemas/testimonial';
import type { Surroundings } from './surroundings.ts';

/** An entry as it stands in its form. Which of them is there says what is shown. */
export interface Shown {
	around: Surroundings;
	classes?: GymClass;
	coaches?: Coach;
	plans?: Plan;
	testimonials?: Testimonial;
	posts?: { post: PostSummary; text: string };
}
