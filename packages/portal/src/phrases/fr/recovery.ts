import type { recovery as es } from '../es/recovery.ts'

export const recovery = {
  backToLogin: 'Revenir à la connexion',
  checking: 'Vérification du lien…',
  retry: 'Réessayer',
  request: {
    windowsUser: {
      title: 'Récupérer votre mot de passe',
      text: 'Saisissez votre identifiant Windows et nous enverrons un lien à votre adresse professionnelle.',
      label: 'Identifiant Windows',
    },
    userOrEmail: {
      title: 'Mot de passe oublié ?',
      text: 'Saisissez votre identifiant ou votre adresse e-mail professionnelle et nous vous enverrons un lien pour choisir un autre mot de passe.',
      label: 'Identifiant ou adresse e-mail',
    },
    submit: 'Envoyer le lien',
    sent: 'Consultez votre messagerie',
    sentText:
      'Si ce compte existe et possède une adresse e-mail, nous venons d’y envoyer un lien. Il ne sert qu’une fois et expire au bout de {{minutes}} minutes. S’il n’arrive pas, regardez aussi dans les courriers indésirables.',
    again: 'Envoyer un autre lien',
  },
  over: {
    title: 'Ce lien n’est plus valable',
    text: 'Chaque lien ne sert qu’une fois et pendant quelques minutes ; il cesse de fonctionner dès que vous vous connectez ou en demandez un autre. Si vous venez de recharger la page, ouvrez de nouveau le lien reçu par e-mail.',
    again: 'Demander un nouveau lien',
  },
  reset: {
    title: 'Nouveau mot de passe',
    text: 'Toutes les sessions ouvertes avec cet identifiant seront fermées.',
    user: 'Identifiant',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    done: 'Le mot de passe a été modifié. Connectez-vous avec le nouveau.',
  },
  answer: {
    title: 'Vérification d’identité',
    text: 'Répondez à vos questions de sécurité. Les majuscules et les accents n’ont pas d’importance.',
    submit: 'Continuer',
    wrong_one: 'Les réponses ne sont pas correctes. Il vous reste {{count}} essai.',
    wrong_other: 'Les réponses ne sont pas correctes. Il vous reste {{count}} essais.',
  },
  set: {
    title: 'Questions de sécurité',
    text: 'Choisissez trois questions. Si vous oubliez votre mot de passe, vous devrez y répondre en plus d’ouvrir le lien reçu par e-mail.',
    loading: 'Chargement de vos questions…',
    already:
      'Vous avez déjà des questions de sécurité. Celles que vous enregistrez maintenant les remplacent.',
    question: 'Question {{number}}',
    answer: 'Réponse {{number}}',
    submit: 'Enregistrer les questions',
    done: 'Les questions de sécurité ont été enregistrées',
    leave: 'Revenir à l’accueil',
    signedOut: 'Connectez-vous d’abord',
    signedOutText: 'Vous ne pouvez choisir vos questions de sécurité qu’une fois connecté.',
    signIn: 'Se connecter',
  },
  questions: {
    firstSchool: 'Comment s’appelait votre première école ?',
    firstTeacher: 'Comment s’appelait votre premier enseignant ou votre première enseignante ?',
    childhoodStreet: 'Dans quelle rue habitiez-vous enfant ?',
    childhoodFriend: 'Comment s’appelait votre meilleur ami ou votre meilleure amie d’enfance ?',
    childhoodHero: 'Qui était votre héros ou votre héroïne d’enfance ?',
    firstJob: 'Où avez-vous eu votre premier emploi ?',
    firstJourney: 'Où êtes-vous allé lors de votre premier vol en avion ?',
    firstConcert: 'De qui était le premier concert auquel vous avez assisté ?',
    favouriteBook: 'Quel livre vous a marqué dans votre jeunesse ?',
    grandmotherTown: 'Dans quelle ville est née votre grand-mère maternelle ?',
  },
} satisfies typeof es
