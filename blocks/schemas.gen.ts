// Written by `npm run registry` from the folders of blocks/. Do not edit.
import { z } from 'zod'
import { AboutProps } from './about/about.schema.ts'
import { BenefitsProps } from './benefits/benefits.schema.ts'
import { FaqProps } from './faq/faq.schema.ts'
import { FooterProps } from './footer/footer.schema.ts'
import { FormProps } from './form/form.schema.ts'
import { HeroProps } from './hero/hero.schema.ts'
import { SuccessProps } from './success/success.schema.ts'
import { TestimonialsProps } from './testimonials/testimonials.schema.ts'

export const Section = z.discriminatedUnion('type', [
  AboutProps,
  BenefitsProps,
  FaqProps,
  FooterProps,
  FormProps,
  HeroProps,
  SuccessProps,
  TestimonialsProps,
])
export type Section = z.infer<typeof Section>
