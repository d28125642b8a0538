import { withFrenchSpaces } from './french-spaces.ts'
import type { FormWords } from './en-form.ts'

export const frForm: FormWords = withFrenchSpaces({
  problems: {
    missing: 'Merci de remplir ce champ.',
    notTicked: 'Merci de cocher cette case.',
    notChosen: 'Merci de choisir une réponse.',
    noAt: 'Il manque le @ et ce qui le suit, par exemple @exemple.fr.',
    noEnding: 'Il manque la fin de l’adresse, par exemple .fr.',
    badEmail: 'Merci de vérifier cette adresse. Elle devrait ressembler à nom@exemple.fr.',
    badOption: 'Merci de choisir une réponse de la liste.',
  },
  form: {
    optional: 'facultatif',
    choose: 'Choisissez',
    trap: 'Laissez ce champ vide',
    wrong: 'Erreur : {title}',
    pages: { next: 'Suivant', back: 'Retour', at: 'Étape {page} sur {pages}' },
  },
  answer: {
    notSent:
      'Rien de ce que vous avez écrit n’est perdu. Vérifiez votre connexion et appuyez de nouveau sur le bouton.',
    kept: 'Rien de ce que vous avez écrit n’est perdu.',
    noAnswer: 'Nous n’avons reçu aucune réponse.',
    duplicate: { title: 'Vous êtes déjà sur la liste' },
    full: { title: 'Il n’y a plus de place' },
    over: { title: 'Cet événement est terminé' },
    inbox: 'votre boîte mail',
    yourEmail: 'Votre e-mail : {email}',
    mailLate: 'L’e-mail de confirmation peut mettre un peu plus de temps.',
    dismiss: 'Fermer ce message',
    waiting: {
      title: 'L’envoi est toujours en cours',
      safe: 'Vos réponses sont en sécurité sur cet appareil, pendant 7 jours au plus.',
      open: 'Merci de garder cette page ouverte.',
    },
    unsent: {
      safe: 'Nous gardons vos réponses sur cet appareil jusqu’à leur envoi, pendant 7 jours au plus.',
      open: 'Merci de garder cette page ouverte : nous réessayons dès que vous êtes de nouveau en ligne.',
      again: 'Réessayer maintenant',
      discard: 'Abandonner',
    },
    unsentBefore: {
      title: 'Pas encore envoyé',
      text: 'Vos réponses du {days} ne sont pas arrivées. Elles restent sur cet appareil jusqu’à leur envoi, pendant 7 jours au plus.',
      and: ' et du ',
      missed:
        'Toujours aucune réponse. Rien n’est perdu : nous réessayons dès que vous êtes de nouveau en ligne.',
      send: 'Envoyer maintenant',
      discard: 'Abandonner',
      later: 'Remplir le formulaire à nouveau',
    },
    typo: {
      ask: 'Vouliez-vous écrire {address} ?',
      take: 'Oui, c’est celle-ci',
      keep: 'Non, elle est correcte',
    },
  },
})
