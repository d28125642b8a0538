import { elided } from './french-elision.ts'
import { withFrenchSpaces } from './french-spaces.ts'
import { frEventMails } from './fr-event-mails.ts'
import { frUsual } from './fr-usual.ts'
import type { Words } from './en.ts'
import { ownData, ownDataMail } from './own-data/fr.ts'
import { inBrackets } from './place-names.ts'

/** "entre 1 et 9", "d’au moins 1" or "d’au plus 9". */
const numberBetween = (from: number | undefined, to: number | undefined): string => {
  if (from === undefined) return `d’au plus ${to}`
  return to === undefined ? `d’au moins ${from}` : `entre ${from} et ${to}`
}

/** "entre le 1er et le 9", "à partir du 1er" or "jusqu’au 9". */
const dayBetween = (from: string | undefined, to: string | undefined): string => {
  if (from === undefined) return `jusqu’au ${to}`
  return to === undefined ? `à partir du ${from}` : `entre le ${from} et le ${to}`
}

const spokenDay = (day: string): string =>
  withOrdinal(new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)))

/** "jeudi 1er avril": the first of a month alone is an ordinal. */
const withOrdinal = (day: string): string => day.replace(/(?<!\d)1 (?=\p{L})/u, '1er ')

export const fr: Words = withFrenchSpaces({
  locale: 'fr-FR',
  comma: ', ',
  colon: '\u00a0: ',
  refusal: {
    tooLong: (most) => `Merci de raccourcir à ${most} caractères.`,
    unusual: 'Il y a des caractères que nous ne pouvons pas enregistrer. Merci de réécrire votre réponse.',
    unknownField: 'Ce formulaire n’a pas ce champ.',
    exact: {
      phone: 'Merci de vérifier ce numéro de téléphone.',
      phoneWithoutCode: 'Merci de commencer par l’indicatif de votre pays, par exemple +33.',
      address: 'Merci de vérifier cette adresse. Elle devrait ressembler à exemple.fr.',
      day: 'Merci de choisir un jour.',
      dayOutside: (from, to) =>
        `Merci de choisir un jour ${dayBetween(from && spokenDay(from), to && spokenDay(to))}.`,
      number: 'Merci d’indiquer un nombre.',
      numberOutside: (min, max) => `Merci d’indiquer un nombre ${numberBetween(min, max)}.`,
    },
  },
  refusals: {
    missing_fields: 'Merci de remplir les champs obligatoires.',
    invalid_email: 'Merci d’indiquer une adresse e-mail valable.',
    invalid_answer: 'Merci de vérifier vos réponses.',
    too_long: 'Une des réponses est trop longue.',
    bad_option: 'Merci de choisir une des possibilités.',
    unknown_field: 'Le formulaire a envoyé un champ qui n’en fait pas partie. Merci de recharger la page.',
    bad_json: 'Le formulaire n’a pas pu être lu. Merci de recharger la page et de réessayer.',
    unsupported_media: 'Ce type de contenu ne peut pas être lu ici.',
    too_large: 'Le formulaire est trop grand pour être envoyé.',
    forbidden_origin: 'Ce formulaire ne peut être envoyé que depuis sa propre page.',
    unknown_campaign: 'Ce formulaire n’est plus ouvert.',
    rate_limited: 'Trop d’essais. Merci d’attendre quelques minutes et de réessayer.',
    already_registered: 'Cette adresse est déjà inscrite.',
    event_full: 'Cet événement est complet.',
    idempotency_mismatch:
      'Ce formulaire a déjà été envoyé avec d’autres réponses. Merci de recharger la page.',
    in_progress: 'Ce formulaire est encore en cours de traitement. Merci d’attendre un instant.',
    bad_idempotency_key: 'La requête porte une clé inutilisable.',
    bad_query: 'Rien ne se trouve à cette adresse.',
    unauthorized: 'Merci de vous connecter.',
    forbidden: 'Vous ne pouvez pas faire cela.',
    not_found: 'Il n’y a rien ici.',
    method_not_allowed: 'Ce n’est pas possible ici.',
    step_failed: 'Quelque chose n’a pas fonctionné. Merci de réessayer.',
    not_configured: 'Ce n’est pas encore configuré.',
    event_over: 'Cet événement est terminé.',
    timeout: 'Cela a pris trop de temps. Merci de réessayer.',
    misdirected: 'Ce domaine n’est pas servi ici.',
    temporarily_unavailable:
      'Nous ne pouvons pas l’enregistrer pour le moment. Merci de réessayer dans un instant.',
    budget_exhausted: 'Le budget du jour est épuisé. Merci de revenir demain.',
    internal: 'Quelque chose n’a pas fonctionné de notre côté. Merci de réessayer.',
  },
  image: { dismiss: 'Fermer ce message' },
  page: {
    done: { back: 'Retour à la page' },
    print: { signUpAt: (address) => `Inscrivez-vous sur ${address}` },
    legal: {
      label: 'Mentions légales',
      privacy: 'Confidentialité',
      terms: 'Conditions',
      contact: 'Nous écrire',
    },
    consent: {
      label: 'Votre choix',
      text: (names) =>
        `Acceptez-vous que nous comptions, avec ${names}, votre visite et l’envoi d’un formulaire ? Des cookies sont alors déposés. Rien n’est chargé avant votre accord, et vous pouvez changer d’avis en bas de la page.`,
      yes: 'Oui, j’accepte',
      no: 'Non, merci',
      open: 'Choix des cookies',
    },
    home: {
      title: 'La lumière est allumée',
      text: 'Rien de public à cette adresse. Chaque campagne a la sienne.',
      signIn: 'Accès de l’équipe',
    },
    notFound: { title: '404', text: 'Cette page n’existe pas', link: 'Retour à l’accueil' },
    problem: { title: 'Cela n’a pas fonctionné', reference: 'Référence', link: 'Retour à l’accueil' },
    unsubscribe: {
      askTitle: (brand) => `Ne plus recevoir d’e-mails ${elided('de', brand)} ?`,
      askText: (brand) =>
        `Un clic, et ${brand} ne vous écrira plus. Pas besoin de vous connecter ni de dire pourquoi.`,
      button: 'Me désinscrire',
      doneTitle: 'Désinscription confirmée',
      doneText: (brand) => `${brand} ne vous écrira plus. Un e-mail déjà parti peut encore arriver.`,
      againTitle: (brand) => `Recevoir de nouveau des e-mails ${elided('de', brand)} ?`,
      againText: (brand) =>
        `Vous aviez demandé à ne plus rien recevoir : rien ne part avant votre accord. Un clic, et ${brand} vous envoie ce que vous avez demandé.`,
      againButton: 'Oui, écrivez-moi',
      resumedTitle: 'Votre inscription est de nouveau active',
      resumedText: (brand) =>
        `${brand} vous envoie maintenant ce que vous avez demandé. Chaque e-mail contient un lien pour vous désinscrire.`,
      confirmTitle: 'Cette adresse est-elle la vôtre ?',
      confirmText: (brand) =>
        `Un clic, et ${brand} vous envoie ce que vous avez demandé. Sinon, rien d’autre n’arrivera.`,
      confirmButton: 'Oui, c’est mon adresse',
      confirmedTitle: 'Votre adresse est confirmée',
      confirmedText: (brand) =>
        `${brand} vous envoie maintenant ce que vous avez demandé. Chaque e-mail contient un lien pour vous désinscrire.`,
    },
    place: {
      askTitle: 'Rendre votre place ?',
      askText: (brand) =>
        `Un clic, et ${brand} la donne à la personne suivante. Pas besoin de vous connecter ni de dire pourquoi.`,
      button: 'Rendre ma place',
      doneTitle: 'Votre place est de nouveau libre',
      doneText:
        'Merci de nous l’avoir dit : quelqu’un d’autre peut venir. Vous ne recevrez plus de rappels pour cet événement.',
      again: 'M’inscrire de nouveau',
      calendar: 'Le retirer de mon agenda',
    },
    private: {
      overTitle: 'Ce lien ne fonctionne pas',
      overText: (brand) =>
        `Il mène à quelque chose ${elided('de', brand)} qui est réservé à une seule personne, et ces liens expirent au bout d’un certain temps. Indiquez l’adresse de votre inscription : un nouveau lien arrive par e-mail.`,
      goneText: (brand) =>
        `Il mène à quelque chose ${elided('de', brand)} qui est réservé à une seule personne, et ces liens expirent au bout d’un certain temps.`,
      email: 'Adresse e-mail',
      button: 'M’envoyer un nouveau lien',
      askedTitle: 'Consultez votre boîte de réception',
      askedText:
        'Si cette adresse est inscrite, un nouveau lien est en route. Rien au bout de cinq minutes ? Regardez dans vos courriers indésirables.',
      unknown: 'Pas encore d’inscription ?',
      form: 'Retour à la page',
    },
    ownData,
    cancelled: { title: 'Cet événement est annulé' },
    mailsOff: {
      title: 'Merci !',
      stored: 'Nous avons vos informations',
      seat: 'Votre place est réservée',
      none: 'Aucun e-mail ne part pour le moment.',
      screen: 'Rien n’arrivera dans votre boîte mail, inutile d’attendre.',
    },
    ownTime: 'Chez vous :',
    transcript: 'Transcription',
    portraitOf: (name) => `Portrait dessiné de ${name}`,
    freeTimes: 'Voir les créneaux libres',
    opensTab: (host) => `Ouvre ${host} dans un nouvel onglet.`,
    quotes: { open: '«\u00a0', close: '\u00a0»' },
    by: ', par ',
    locale: 'fr',
  },
  event: {
    day: withOrdinal,
    open: 'à annoncer',
    online: 'En ligne',
    at: (day, time, place) =>
      `${withOrdinal(day)}, ${time.replace(/:(00$)?/, '\u00a0h\u00a0').trim()} ${inBrackets(place)}`,
  },
  askAgain: (brand) => ({
    subject: `Recevoir de nouveau des e-mails ${elided('de', brand)} ?`,
    preheader: 'Vous aviez demandé à ne plus rien recevoir : rien ne part avant votre accord.',
    markdown: `# Recevoir de nouveau des e-mails ${elided('de', brand)} ?

Cette adresse vient d’être inscrite chez ${brand}. Il y a quelque temps, vous aviez demandé à ne plus rien recevoir : rien ne part avant votre accord.

[Oui, écrivez-moi]({pageUrl})

Ce n’était pas vous ? Alors vous n’avez rien à faire : nous ne redemanderons pas, et aucun autre e-mail n’arrivera.
`,
  }),
  ownDataMail,
  mail: {
    confirm: (brand) =>
      `---\n\n**Il reste une chose.** Confirmez que cette adresse est la vôtre, et ${brand} enverra la suite ; sinon, rien d’autre n’arrivera.\n\n[Oui, c’est mon adresse]({confirmUrl})`,
    there: '',
    why: (brand) => `Vous recevez cet e-mail parce que cette adresse a été inscrite chez ${brand}.`,
    unsubscribe: 'Me désinscrire',
    ownData: 'Vos données',
    room: 'Rejoindre la salle',
    late: 'L’e-mail de confirmation peut mettre un peu plus de temps.',
  },
  addressRefused:
    'Le serveur de messagerie a refusé cette adresse : aucun e-mail ne peut l’atteindre. Merci d’en utiliser une autre.',
  notice: {
    subject: (campaign) => `Nouvelle inscription : ${campaign}`,
    sent: (name, campaign) => `${name || 'Quelqu’un'} a envoyé le formulaire de « ${campaign} ».`,
    email: 'Adresse e-mail',
    source: (source) => `Origine : ${source}`,
    direct: 'direct',
    link: (link) => `(lien « ${link} »)`,
    reply: 'Il suffit de répondre à cet e-mail pour lui écrire.',
    yes: 'oui',
    no: 'non',
    digest: (count) => (count === 1 ? '1 nouvelle inscription' : `${count} nouvelles inscriptions`),
    noName: 'sans nom',
    from: (source) => `origine : ${source}`,
    more: (count) => `et ${count} de plus.`,
  },
  guide: { book: 'Réserver un appel' },
  eventMails: frEventMails,
  usual: frUsual,
})
