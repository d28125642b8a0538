// Written by `npm run registry` from the folders of blocks/. Do not edit.
import { About } from './about/about.tsx'
import { Benefits } from './benefits/benefits.tsx'
import { Faq } from './faq/faq.tsx'
import { Footer } from './footer/footer.tsx'
import { Form } from './form/form.tsx'
import { Hero } from './hero/hero.tsx'
import { Success } from './success/success.tsx'
import { Testimonials } from './testimonials/testimonials.tsx'

/** Section type to the component that draws it. */
export const components = {
  about: About,
  benefits: Benefits,
  faq: Faq,
  footer: Footer,
  form: Form,
  hero: Hero,
  success: Success,
  testimonials: Testimonials,
}
