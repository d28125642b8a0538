// Written by `npm run registry` from the folders of blocks/. Do not edit.
import { z } from 'zod'
import { AboutProps } from './about/about.schema.ts'
import { BenefitsProps } from './benefits/benefits.schema.ts'
import { BookCoverProps } from './book-cover/book-cover.schema.ts'
import { CalculatorProps } from './calculator/calculator.schema.ts'
import { CaseProps } from './case/case.schema.ts'
import { ComparisonProps } from './comparison/comparison.schema.ts'
import { CountdownProps } from './countdown/countdown.schema.ts'
import { CtaProps } from './cta/cta.schema.ts'
import { FaqProps } from './faq/faq.schema.ts'
import { FitProps } from './fit/fit.schema.ts'
import { FooterProps } from './footer/footer.schema.ts'
import { FormProps } from './form/form.schema.ts'
import { GalleryProps } from './gallery/gallery.schema.ts'
import { HeroProps } from './hero/hero.schema.ts'
import { ImageGeneratorProps } from './image-generator/image-generator.schema.ts'
import { LogosProps } from './logos/logos.schema.ts'
import { MediaProps } from './media/media.schema.ts'
import { NextStepsProps } from './next-steps/next-steps.schema.ts'
import { PricingProps } from './pricing/pricing.schema.ts'
import { SampleProps } from './sample/sample.schema.ts'
import { SchedulerProps } from './scheduler/scheduler.schema.ts'
import { SelfCheckProps } from './self-check/self-check.schema.ts'
import { StatsProps } from './stats/stats.schema.ts'
import { SuccessProps } from './success/success.schema.ts'
import { TestimonialsProps } from './testimonials/testimonials.schema.ts'
import { TextProps } from './text/text.schema.ts'

export const Section = z.discriminatedUnion('type', [
  AboutProps,
  BenefitsProps,
  BookCoverProps,
  CalculatorProps,
  CaseProps,
  ComparisonProps,
  CountdownProps,
  CtaProps,
  FaqProps,
  FitProps,
  FooterProps,
  FormProps,
  GalleryProps,
  HeroProps,
  ImageGeneratorProps,
  LogosProps,
  MediaProps,
  NextStepsProps,
  PricingProps,
  SampleProps,
  SchedulerProps,
  SelfCheckProps,
  StatsProps,
  SuccessProps,
  TestimonialsProps,
  TextProps,
])
export type Section = z.infer<typeof Section>
