import type { eventMails } from './en-event-mails.ts'

export const frEventMails: typeof eventMails = {
  moved: {
    subject: 'Nouvelle date ou nouveau lieu : {eventTitle}',
    preheader: 'Désormais : {eventDate}. Vous gardez votre place.',
    markdown: `# Un changement, {name}

L’événement où vous avez une place a une nouvelle date ou un nouveau lieu. Vous gardez votre place et n’avez rien à faire.

Avant : {formerDate}, {formerPlace}

[Mettre à jour mon agenda]({calendarUrl})

Vous ne pouvez pas venir ? [Rendez votre place]({cancelPlaceUrl}), quelqu’un d’autre en profitera.
`,
  },
  cancelled: {
    subject: 'Annulé : {eventTitle}',
    preheader: 'Il n’aura pas lieu. Vous n’avez rien à faire.',
    markdown: `# {eventTitle} est annulé

Bonjour {name}, nous en sommes désolés : cet événement n’aura pas lieu. Il était prévu le {eventDate}.

Vous n’avez rien à faire. Le fichier de calendrier joint à cet e-mail le retire de votre agenda.
`,
  },
}
