// Written by `npm run registry` from the folders of blocks/. Do not edit.
import { About } from './about/about.tsx'
import { Benefits } from './benefits/benefits.tsx'
import { BookCover } from './book-cover/book-cover.tsx'
import { Calculator } from './calculator/calculator.tsx'
import { Case } from './case/case.tsx'
import { Comparison } from './comparison/comparison.tsx'
import { Countdown } from './countdown/countdown.tsx'
import { Cta } from './cta/cta.tsx'
import { Faq } from './faq/faq.tsx'
import { Fit } from './fit/fit.tsx'
import { Footer } from './footer/footer.tsx'
import { Form } from './form/form.tsx'
import { Gallery } from './gallery/gallery.tsx'
import { Hero } from './hero/hero.tsx'
import { ImageGenerator } from './image-generator/image-generator.tsx'
import { Logos } from './logos/logos.tsx'
import { Media } from './media/media.tsx'
import { NextSteps } from './next-steps/next-steps.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { Sample } from './sample/sample.tsx'
import { Scheduler } from './scheduler/scheduler.tsx'
import { SelfCheck } from './self-check/self-check.tsx'
import { Stats } from './stats/stats.tsx'
import { Success } from './success/success.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'
import { Text } from './text/text.tsx'

/** Section type to the component that draws it. */
export const components = {
  about: About,
  benefits: Benefits,
  'book-cover': BookCover,
  calculator: Calculator,
  case: Case,
  comparison: Comparison,
  countdown: Countdown,
  cta: Cta,
  faq: Faq,
  fit: Fit,
  footer: Footer,
  form: Form,
  gallery: Gallery,
  hero: Hero,
  'image-generator': ImageGenerator,
  logos: Logos,
  media: Media,
  'next-steps': NextSteps,
  pricing: Pricing,
  sample: Sample,
  scheduler: Scheduler,
  'self-check': SelfCheck,
  stats: Stats,
  success: Success,
  testimonials: Testimonials,
  text: Text,
}
