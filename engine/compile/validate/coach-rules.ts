import { altTextRule } from '../rules/look/check-alt-texts.ts'
import { filmRule } from '../rules/look/check-films.ts'
import { consentRule } from '../rules/forms/check-consent.ts'
import { calculatorRule } from '../rules/forms/check-calculators.ts'
import { countdownRule } from '../rules/events/check-countdown.ts'
import { selfCheckRule } from '../rules/forms/check-self-checks.ts'
import { optInRule } from '../rules/mails/check-opt-in.ts'
import { downloadRule } from '../rules/links/check-downloads.ts'
import { privateRule } from '../rules/links/check-private.ts'
import { emailRule } from '../rules/mails/check-emails.ts'
import { eventWordRule } from '../rules/events/check-event-words.ts'
import { footerRule } from '../rules/look/check-footers.ts'
import { formFieldRule } from '../rules/forms/check-form-fields.ts'
import { choiceRule } from '../rules/forms/check-choices.ts'
import { conditionRule } from '../rules/forms/check-conditions.ts'
import { formRule } from '../rules/forms/check-form.ts'
import { hashRule } from '../rules/files/check-hashes.ts'
import { hintRule } from '../rules/files/check-hints.ts'
import { journeyRule } from '../rules/mails/check-journeys.ts'
import { mailRule } from '../rules/mails/check-mails.ts'
import { markdownRule } from '../rules/files/check-markdown.ts'
import { messageRule } from '../rules/forms/check-messages.ts'
import { metadataRule } from '../rules/look/check-metadata.ts'
import { openWordRule } from '../rules/files/check-open-words.ts'
import { pageMarkupRule } from '../rules/look/check-page-markup.ts'
import { pictureRule } from '../rules/look/check-pictures.ts'
import { drawingRule } from '../rules/look/check-drawings.ts'
import { referenceRule } from '../rules/links/check-references.ts'
import { rhythmRule } from '../rules/look/check-rhythm.ts'
import { schedulerRule } from '../rules/links/check-scheduler.ts'
import { webhookRule } from '../rules/forms/check-webhooks.ts'
import { translationRule } from '../rules/links/check-translations.ts'
import { secretRule } from '../rules/files/check-secrets.ts'
import { senderRule } from '../rules/mails/check-senders.ts'
import { splitSentenceRule } from '../rules/files/check-split-sentences.ts'
import { starterWordRule } from '../rules/files/check-starter-words.ts'
import { stepRule } from '../rules/files/check-steps.ts'
import { stickyRule } from '../rules/forms/check-sticky.ts'
import { themeRule } from '../rules/look/check-theme.ts'
import { whenRule } from '../rules/events/check-when.ts'
import { zoneRule } from '../rules/events/check-zone.ts'
import type { ParsedFiles } from '../parse/parsed-files.ts'
import type { Rule } from '../rules/define-rule.ts'

/** Rules over site.yaml and the files of one coach: what they find depends on nothing but these files and site.yaml. */
export const coachRules: readonly Rule<ParsedFiles>[] = [
  referenceRule,
  pictureRule,
  drawingRule,
  filmRule,
  downloadRule,
  privateRule,
  schedulerRule,
  emailRule,
  eventWordRule,
  whenRule,
  zoneRule,
  formRule,
  formFieldRule,
  conditionRule,
  choiceRule,
  consentRule,
  optInRule,
  selfCheckRule,
  calculatorRule,
  countdownRule,
  webhookRule,
  translationRule,
  journeyRule,
  messageRule,
  hintRule,
  openWordRule,
  starterWordRule,
  splitSentenceRule,
  hashRule,
  pageMarkupRule,
  secretRule,
  altTextRule,
  markdownRule,
  mailRule,
  stepRule,
  stickyRule,
  metadataRule,
  themeRule,
  rhythmRule,
  footerRule,
  senderRule,
]
