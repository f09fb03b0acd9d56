import type { MailWords } from './letters.ts'
import { payroll } from './payroll/fr.ts'
import { timeOff } from './time-off/fr.ts'

export const fr: MailWords = {
  greeting: 'Bonjour {{name}},',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  closing: 'Ce message a été envoyé automatiquement ; merci de ne pas y répondre.',
  letters: {
    recovery: {
      subject: 'Réinitialiser votre mot de passe du portail',
      lines: [
        'Nous avons reçu une demande de réinitialisation du mot de passe de votre compte « {{username}} ».',
        'Le lien ne sert qu’une fois et expire au bout de {{minutes}} minutes.',
        'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : votre mot de passe reste inchangé.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    invitation: {
      subject: 'Votre compte du portail',
      lines: [
        'Un compte a été créé pour vous sur le portail. Votre identifiant est « {{username}} ».',
        'Choisissez votre mot de passe avec ce lien : il ne sert qu’une fois et expire au bout de {{days}} jours.',
        'Si vous ne vous y attendiez pas, demandez à votre administrateur.',
      ],
      action: 'Choisir mon mot de passe',
    },
    passwordReset: {
      subject: 'Choisissez un nouveau mot de passe du portail',
      lines: [
        'Un administrateur a invalidé le mot de passe de votre compte « {{username}} » et a fermé vos sessions.',
        'Choisissez-en un autre avec ce lien : il ne sert qu’une fois et expire au bout de {{hours}} heures.',
        'Si vous ne vous y attendiez pas, demandez à votre administrateur.',
      ],
      action: 'Choisir un nouveau mot de passe',
    },
    passwordChanged: {
      subject: 'Votre mot de passe du portail a été modifié',
      lines: [
        'Le mot de passe de votre compte « {{username}} » vient d’être modifié et vos autres sessions ont été fermées.',
        'Si ce n’était pas vous, réinitialisez-le immédiatement et prévenez votre administrateur.',
      ],
      action: 'Réinitialiser le mot de passe',
    },
    registration: {
      subject: 'Confirmez votre compte du portail',
      lines: [
        'Un compte du portail a été demandé avec cette adresse e-mail.',
        'Le lien ne sert qu’une fois et expire au bout de {{minutes}} minutes.',
        'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : aucun compte ne sera créé.',
      ],
      action: 'Confirmer le compte',
    },
    accountExists: {
      subject: 'Vous avez déjà un compte du portail',
      lines: [
        'Un compte du portail a été demandé avec cette adresse e-mail, à laquelle correspond déjà votre compte « {{username}} ».',
        'Si c’était vous et que vous avez oublié le mot de passe, vous pouvez le réinitialiser. Sinon, ne faites rien : rien n’a changé.',
      ],
      action: 'Réinitialiser le mot de passe',
    },
    signInSlowed: {
      subject: 'Trop de tentatives de connexion avec votre compte',
      lines: [
        'Plusieurs tentatives de connexion au portail en tant que « {{username}} » ont échoué coup sur coup, avec un mot de passe ou un code incorrect. L’accès depuis ce réseau est temporairement bloqué.',
        'Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
      ],
      action: 'Ouvrir le portail',
    },
    questionsChanged: {
      subject: 'Vos questions de sécurité du portail ont été modifiées',
      lines: [
        'Les questions de sécurité de votre compte « {{username}} » viennent d’être modifiées.',
        'Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.',
      ],
      action: 'Ouvrir le portail',
    },
    loadCompleted: {
      subject: 'Le chargement « {{load}} » est terminé',
      lines: ['Le chargement « {{load}} » est terminé. Lignes lues : {{records}}. Rejetées : {{errors}}.'],
      action: 'Voir le chargement',
    },
    loadFailed: {
      subject: 'Le chargement « {{load}} » a échoué',
      lines: ['Le chargement « {{load}} » a échoué. Sa page en indique la cause et la marche à suivre.'],
      action: 'Voir le chargement',
    },
    ticketEscalated: {
      subject: 'Le délai du ticket {{number}} expire',
      lines: ['Le ticket {{number}}, « {{subject}} », est à traiter avant {{at}}.'],
      action: 'Voir le ticket',
    },
    openingLate: {
      subject: '{{service}} n’est pas ouvert',
      lines: ['« {{service}} » devait ouvrir à {{at}} et personne ne l’a enregistré.'],
      action: 'Voir l’ouverture',
    },
    loadUndone: {
      subject: 'Le chargement « {{load}} » a été annulé',
      lines: [
        'Le chargement « {{load}} » a été annulé. Enregistrements rétablis : {{records}}. Conservés : {{kept}}.',
      ],
      action: 'Voir le chargement',
    },
    loadSourceFailed: {
      subject: 'Le chargement programmé « {{source}} » a échoué',
      lines: [
        'Le chargement programmé « {{source}} » n’a pas pu prendre « {{file}} ». Sa page en indique la cause.',
      ],
      action: 'Voir le chargement programmé',
    },
    blacklistRemovalAsked: {
      subject: '{{person}} demande un retrait d’une liste noire',
      lines: ['{{person}} demande de retirer « {{value}} » d’une liste noire. Motif : {{reason}}.'],
      action: 'Voir la demande',
    },
    blacklistRemovalDecided: {
      subject: 'Votre demande de retrait a été traitée',
      lines: ['Votre demande de retirer « {{value}} » d’une liste noire a été traitée.'],
      action: 'Voir la demande',
    },
    accessRequested: {
      subject: '{{person}} demande un accès',
      lines: ['{{person}} demande l’autorisation « {{permission}} ».'],
      action: 'Voir la demande',
    },
    accessDecided: {
      subject: 'Votre demande d’accès a été traitée',
      lines: ['Votre demande concernant l’autorisation « {{permission}} » a été traitée.'],
      action: 'Voir la réponse',
    },
    accessGranted: {
      subject: 'Une autorisation vous a été accordée',
      lines: ['{{person}} vous a accordé l’autorisation « {{permission}} ».'],
      action: 'Voir votre profil',
    },
    accessRevoked: {
      subject: 'Une autorisation vous a été retirée',
      lines: ['L’autorisation « {{permission}} » vous a été retirée. Motif : {{reason}}.'],
      action: 'Voir la demande',
    },
    secondFactorReset: {
      subject: 'Votre validation en deux étapes a été réinitialisée',
      lines: [
        'Un administrateur a réinitialisé votre validation en deux étapes et vos sessions ont été fermées. Si vous ne l’avez pas demandé, prévenez votre administrateur.',
      ],
      action: 'Ouvrir le portail',
    },
    agentMessage: {
      subject: '{{person}} vous a écrit',
      lines: ['{{person}} vous a écrit dans le portail : « {{text}} ».'],
      action: 'Ouvrir le portail',
    },
    agentMoved: {
      subject: '{{person}} a changé votre état',
      lines: ['{{person}} a changé votre état d’agent. Motif : {{reason}}.'],
      action: 'Ouvrir le portail',
    },
    agentStopped: {
      subject: '{{person}} a fermé votre session',
      lines: ['{{person}} a fermé votre session sur tous vos appareils. Motif : {{reason}}.'],
      action: 'Ouvrir le portail',
    },
    breakDue: {
      subject: 'C’est l’heure de votre pause : {{breakType}}',
      lines: ['Vous pouvez prendre votre pause « {{breakType}} » maintenant. Elle dure {{minutes}} minutes.'],
      action: 'Ouvrir le portail',
    },
    breakTurn: {
      subject: 'C’est votre tour de pause : {{breakType}}',
      lines: [
        'Vous avez {{minutes}} minutes pour commencer votre pause « {{breakType}} » ; ensuite, ce sera le tour de la personne suivante.',
      ],
      action: 'Ouvrir le portail',
    },
    incidentAssigned: {
      subject: '{{person}} vous a attribué un incident',
      lines: ['{{person}} vous a attribué l’incident « {{incident}} ».'],
      action: 'Voir l’incident',
    },
    incidentAnswered: {
      subject: '{{person}} a écrit dans un incident',
      lines: ['{{person}} a écrit dans l’incident « {{incident}} ».'],
      action: 'Voir l’incident',
    },
    incidentResolved: {
      subject: '{{person}} a résolu votre incident',
      lines: ['{{person}} a résolu l’incident « {{incident}} ».'],
      action: 'Voir l’incident',
    },
    incidentJustified: {
      subject: 'Votre temps a été justifié à cause d’un incident',
      lines: [
        'Le temps pendant lequel l’incident « {{incident}} » vous a empêché de travailler est justifié.',
      ],
      action: 'Ouvrir le portail',
    },
    correctionAsked: {
      subject: 'Une correction de pointage vous attend',
      lines: ['{{person}} demande de corriger un pointage du {{date}}. Rien ne change avant votre décision.'],
      action: 'Voir la correction',
    },
    corrected: {
      subject: 'Un pointage a été corrigé',
      lines: [
        '{{person}} a corrigé un pointage du {{date}}. Selon les règles de cette journée, une signature suffit : c’est déjà en vigueur.',
      ],
      action: 'Voir la correction',
    },
    correctionDecided: {
      subject: 'Votre correction a reçu une réponse',
      lines: ['{{person}} a répondu à la correction du pointage du {{date}}.'],
      action: 'Voir la correction',
    },
    packageReady: {
      subject: 'Le dossier du registre est prêt',
      lines: [
        'Le dossier du registre du temps du {{from}} au {{until}} est prêt. Vous pouvez le télécharger pendant sept jours.',
      ],
      action: 'Télécharger le dossier',
    },
    recordGranted: {
      subject: 'Vous pouvez consulter un registre du temps',
      lines: [
        '{{person}} vous a donné un accès en lecture au registre du temps du {{from}} au {{until}}. Chaque consultation est consignée.',
      ],
      action: 'Ouvrir le registre',
    },
    monthSummary: {
      subject: 'Votre récapitulatif d’heures de {{month}}',
      lines: [
        'Heures de {{month}} : {{ordinary}} ordinaires, {{complementary}} complémentaires et {{extra}} supplémentaires. Vérifiez-les et confirmez le mois.',
      ],
      action: 'Vérifier le mois',
    },
    dayIncidentJustified: {
      subject: 'Une anomalie de journée a été justifiée',
      lines: ['{{person}} a justifié une anomalie de sa journée du {{date}}. Votre décision est attendue.'],
      action: 'Voir la journée',
    },
    dayIncidentDecided: {
      subject: 'Une anomalie de votre journée a été décidée',
      lines: ['{{person}} a décidé d’une anomalie de votre journée du {{date}}.'],
      action: 'Voir la journée',
    },
    monthReopened: {
      subject: 'Votre mois {{month}} a été rouvert',
      lines: [
        '{{person}} a rouvert votre mois {{month}} : {{reason}}',
        'Confirmez-le de nouveau quand il sera juste.',
      ],
      action: 'Voir le mois',
    },
    reportReady: {
      subject: 'Votre fichier « {{name}} » est prêt',
      lines: ['Le fichier de « {{name}} » est prêt. Vous pouvez le télécharger pendant sept jours.'],
      action: 'Télécharger le fichier',
    },
    reportScheduled: {
      subject: 'Rapport « {{name}} »',
      lines: [
        'Votre rapport programmé « {{name}} » est prêt. Vous pouvez le télécharger pendant sept jours ; par sécurité il n’est pas joint.',
      ],
      action: 'Télécharger le rapport',
    },
    reportFailed: {
      subject: '« {{name}} » n’a pas pu être préparé',
      lines: ['Le fichier de « {{name}} » n’a pas pu être préparé. La liste des fichiers indique pourquoi.'],
      action: 'Voir les fichiers',
    },
    reportShared: {
      subject: '{{person}} partage un rapport avec vous',
      lines: [
        '{{person}} partage avec vous la définition « {{name}} ». Vous pouvez la consulter ou demander son envoi.',
      ],
      action: 'Voir les définitions',
    },
    ...timeOff,
    ...payroll,
  },
}
