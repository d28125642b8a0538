import { elided } from '../french-elision.ts'
import type { ownData as english, ownDataMail as englishMail } from './en.ts'

export const ownData: typeof english = {
  title: (brand) => `Vos données chez ${brand}`,
  askText: (brand) =>
    `Voyez ce ${elided('que', brand)} conserve sur vous, téléchargez-le ou faites-le effacer. Pour que personne d’autre ne le puisse, nous envoyons d’abord un lien à votre adresse. Il est valable 30 minutes.`,
  askButton: 'M’envoyer le lien',
  askedTitle: 'Consultez votre boîte de réception',
  askedText: (brand) =>
    `Si ${brand} conserve quelque chose sur vous, un lien est en route vers votre adresse. Il est valable 30 minutes. Rien au bout de cinq minutes ? Regardez dans vos courriers indésirables.`,
  overTitle: 'Ce lien ne fonctionne pas',
  overText: (brand) =>
    `Les liens vers vos données chez ${brand} sont valables 30 minutes. Nous pouvons vous en envoyer un nouveau.`,
  shownText:
    'Voici ce qui est conservé sur vous. Personne d’autre ne voit cette page : son lien expire au bout de 30 minutes.',
  name: 'Nom',
  email: 'Adresse e-mail',
  forms: 'Vos formulaires',
  mails: 'E-mails reçus',
  seats: 'Vos places',
  newest: 'Les plus récents. Le téléchargement contient tout.',
  downloadTitle: 'Emporter vos données',
  downloadText:
    'Le téléchargement contient tout, vos réponses comprises, dans un fichier que d’autres programmes peuvent lire (JSON).',
  download: 'Télécharger mes données',
  leaveTitle: 'Ne plus recevoir d’e-mails',
  leaveText: 'Vous pouvez vous désinscrire d’un coach, ou de tous ceux qui utilisent ce site.',
  leave: (brand) => `Me désinscrire ${elided('de', brand)}`,
  leaveAll: 'Me désinscrire de tous',
  leftTitle: 'Vous ne recevrez plus rien',
  leftText: 'Aucun coach de ce site ne vous écrira plus. Un e-mail déjà parti peut encore arriver.',
  eraseHead: 'Ou les effacer',
  eraseText: 'Rien n’est encore effacé : la page suivante dit ce qui en découle.',
  eraseTitle: 'Tout effacer ?',
  erase: 'Effacer mes données',
  eraseWhat: (brand) => [
    `Tout ce ${elided('que', brand)} conserve sur vous est supprimé : formulaires, réponses, e-mails, notes.`,
    'Vos places sont libérées, et les séries d’e-mails prennent fin.',
    `Un code tiré de votre adresse est gardé, pour ${elided('que', brand)} ne vous écrive plus. Personne ne peut y lire l’adresse.`,
    'C’est irréversible. Téléchargez d’abord vos données si vous voulez les garder.',
  ],
  eraseButton: 'Tout effacer',
  back: 'Retour à mes données',
  erasedTitle: 'Vos données sont effacées',
  erasedText: (brand) =>
    `Plus rien n’est conservé ici sur vous pour ${brand}, et ${brand} ne vous écrira plus. Un e-mail déjà parti peut encore arriver. Les sauvegardes sont supprimées au bout d’un certain temps.`,
  elsewhere: (brand) =>
    `Une partie avait déjà quitté ce site, par exemple par e-mail à ${brand}. Nous avons demandé à ${brand} de la supprimer aussi.`,
}

export const ownDataMail: typeof englishMail = (brand) => ({
  subject: `Vos données chez ${brand}`,
  preheader: 'Ce lien est valable 30 minutes.',
  markdown: `# Vos données chez ${brand}

Ce lien montre ce ${elided('que', brand)} conserve sur vous. Vous pouvez le télécharger ou le faire effacer. Il est valable 30 minutes : merci de ne pas le transmettre.

[Ouvrir mes données]({pageUrl})

Ce n’était pas vous ? Alors vous n’avez rien à faire.
`,
})
