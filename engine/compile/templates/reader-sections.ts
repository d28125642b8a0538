import type { Sections } from './template.ts'

type Reader = {
  fit?: string[] | undefined
  notFit?: string[] | undefined
  questions?: { question: string; answer: string }[] | undefined
}

export const fitSection = (
  { fit, notFit }: Reader,
  { title, yes, no }: { title: string; yes: string; no: string },
): Sections => {
  if (!fit) return []
  const isLong = notFit !== undefined && Math.max(fit.length, notFit.length) > 2
  return [
    {
      type: 'fit',
      variant: isLong ? 'two-lists' : 'sentence',
      title,
      fit: { title: yes, items: fit },
      ...(notFit && { notFit: { title: no, items: notFit } }),
    },
  ]
}

/** A few questions need no button of their own: the page's end is near. */
const few = 3

export const faqSection = (
  { questions }: Reader,
  title: string,
  action: { label: string; href: string },
): Sections =>
  questions
    ? [{ type: 'faq', variant: 'split', title, ...(questions.length > few && { action }), questions }]
    : []
