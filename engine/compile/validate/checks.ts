import { checkAltTexts } from '../rules/look/check-alt-texts.ts'
import { checkConsent } from '../rules/forms/check-consent.ts'
import { checkDeadLinks } from '../rules/links/dead-links.ts'
import { checkDownloads } from '../rules/links/check-downloads.ts'
import { checkEmails } from '../rules/mails/check-emails.ts'
import { checkEventWords } from '../rules/events/check-event-words.ts'
import { checkForms } from '../rules/forms/check-form.ts'
import { checkHashes, checkSiteHashes } from '../rules/files/check-hashes.ts'
import { checkHints } from '../rules/files/check-hints.ts'
import { checkJourneys } from '../rules/mails/check-journeys.ts'
import { checkMails } from '../rules/mails/check-mails.ts'
import { checkMarkdown } from '../rules/files/check-markdown.ts'
import { checkMessages } from '../rules/forms/check-messages.ts'
import { checkMetadata } from '../rules/look/check-metadata.ts'
import { checkOpenWords } from '../rules/files/check-open-words.ts'
import { checkPageMarkup } from '../rules/look/check-page-markup.ts'
import { checkPageSlugs } from '../rules/links/check-page-slugs.ts'
import { checkPictures } from '../rules/look/check-pictures.ts'
import { checkReferences } from '../rules/links/check-references.ts'
import { checkRhythm } from '../rules/look/check-rhythm.ts'
import { checkRoutes } from '../rules/links/check-routes.ts'
import { checkSchedulers } from '../rules/links/check-scheduler.ts'
import { checkSecrets, checkSiteSecrets } from '../rules/files/check-secrets.ts'
import { checkSenders } from '../rules/mails/check-senders.ts'
import { checkStarterWords } from '../rules/files/check-starter-words.ts'
import { checkSteps } from '../rules/files/check-steps.ts'
import { checkSticky } from '../rules/forms/check-sticky.ts'
import { checkThemes } from '../rules/look/check-theme.ts'
import { checkWhen } from '../rules/events/check-when.ts'
import { checkZones } from '../rules/events/check-zone.ts'
import type { AllCoaches } from '../rules/all-coaches.ts'
import type { ParsedFiles } from '../parse/parsed-files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Rules over the files of all coaches. */
export const globalChecks: readonly ((all: AllCoaches) => Diagnostic[])[] = [
  checkRoutes,
  checkPageSlugs,
  checkDeadLinks,
]

/** Rules over site.yaml alone. */
export const siteFileChecks: readonly ((parsedFiles: Pick<ParsedFiles, 'site'>) => Diagnostic[])[] = [
  checkSiteHashes,
  checkSiteSecrets,
]

/** Rules over the files of one coach: what they find depends on nothing but these files and site.yaml. */
export const coachChecks: readonly ((parsedFiles: ParsedFiles) => Diagnostic[])[] = [
  checkReferences,
  checkPictures,
  checkDownloads,
  checkSchedulers,
  checkEmails,
  checkEventWords,
  checkWhen,
  checkZones,
  checkForms,
  checkConsent,
  checkJourneys,
  checkMessages,
  checkHints,
  checkOpenWords,
  checkStarterWords,
  checkHashes,
  checkPageMarkup,
  checkSecrets,
  checkAltTexts,
  checkMarkdown,
  checkMails,
  checkSteps,
  checkSticky,
  checkMetadata,
  checkThemes,
  checkRhythm,
  checkSenders,
]
