import formExample from '../blocks/form/form.example.yaml'
import { FormProps } from '../blocks/form/form.schema.ts'
import { FormField } from '../blocks/kit/form-field.ts'
import successExample from '../blocks/success/success.example.yaml'
import { SuccessProps } from '../blocks/success/success.schema.ts'
import { formRows } from '../blocks/form/form-rows.ts'
import type { FormIslandData } from '../engine/render/form/form-island-data.ts'

const example = FormProps.parse(formExample)
const form: FormProps = {
  ...example,
  messages: {
    ...example.messages,
    partial: {
      title: 'Registration Successful!',
      text: 'Your email may be delayed. Please book a slot now.',
      action: { label: 'Book a slot', href: 'https://calendly.com/example/slot' },
    },
    duplicate: { title: 'Your seat is safe', text: 'You are registered. Check your email for details.' },
    nearlyFull: { text: '{left} of {capacity} seats left.', from: 0.8 },
    full: { title: 'All seats are taken', text: 'Please check back for future events.' },
    over: { title: 'This evening is over', text: 'Please check back for future events.' },
  },
}
const choices = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase().replaceAll(/\W+/g, '-'), label }))

const longFields = [
  ...form.fields,
  FormField.parse({ type: 'text', name: 'company', label: 'Company', help: 'As it stands on your card.' }),
  FormField.parse({ type: 'text', name: 'jobTitle', label: 'Job title', required: false }),
  FormField.parse({
    type: 'select',
    name: 'size',
    label: 'Company size',
    options: choices('Up to 50', 'More'),
  }),
  FormField.parse({ type: 'select', name: 'aim', label: 'What should change?', options: choices('Costs') }),
  FormField.parse({
    type: 'radio',
    name: 'evening',
    label: 'Which evening suits you?',
    options: choices('Monday', 'Tuesday', 'Saturday'),
  }),
  FormField.parse({ type: 'tel', name: 'phone', label: 'Phone', required: false, country: 'GB' }),
  FormField.parse({ type: 'url', name: 'site', label: 'Your website', required: false }),
  FormField.parse({ type: 'date', name: 'day', label: 'When do you begin?', required: false }),
  FormField.parse({
    type: 'number',
    name: 'guests',
    label: 'How many come?',
    required: false,
    min: 1,
    max: 6,
  }),
  FormField.parse({ type: 'textarea', name: 'wish', label: 'What is hardest?', required: false }),
  FormField.parse({ type: 'checkbox', name: 'rules', label: 'I have read the house rules' }),
]

const fieldsOf = (variant: FormProps['variant']) => {
  if (variant === 'full') return longFields
  return variant === 'bare' ? form.fields.filter(({ type }) => type === 'email') : form.fields
}

export const sampleForm = (variant: FormProps['variant']): FormIslandData => {
  const shown = { ...form, variant, fields: fieldsOf(variant) }
  return {
    campaign: 'sample/page',
    form: shown,
    rows: formRows(shown),
    success: SuccessProps.parse(successExample),
    state: null,
  }
}

export const typedValues = {
  name: 'Joanna',
  email: 'joanna@northgate.example',
  company: 'Northgate',
  size: 'more',
  aim: 'costs',
  evening: 'tuesday',
  wish: 'Schools.',
  rules: 'on',
}
