import type { notifications as es } from '../es/notifications.ts'

export const notifications = {
  origins: { loads: 'Chargements', access: 'Accès', agents: 'Agents', incidents: 'Incidents' },
  notices: {
    tickets: {
      escalated: { title: 'Ticket {{number}} : le délai expire', text: '« {{subject}} », avant {{at}}.' },
    },
    openings: { late: { title: '{{service}} n’est pas ouvert', text: 'L’ouverture était prévue à {{at}}.' } },
    blacklists: {
      removalAsked: {
        title: '{{person}} demande un retrait d’une liste noire',
        text: '{{value}}. Motif : {{reason}}',
      },
      removalDecided: { title: 'Votre demande de retrait a été traitée', text: '{{value}}' },
    },
    loads: {
      completed: {
        title: 'Le chargement « {{load}} » est terminé',
        text: 'Lignes lues : {{records}}. Rejetées : {{errors}}.',
      },
      failed: {
        title: 'Le chargement « {{load}} » a échoué',
        text: 'Ouvrez-le pour voir la cause et le reprendre.',
      },
      undone: {
        title: 'Le chargement « {{load}} » a été annulé',
        text: 'Enregistrements rétablis : {{records}}. Conservés : {{kept}}.',
      },
      sourceFailed: {
        title: 'Le chargement programmé « {{source}} » a échoué',
        text: '« {{file}} » n’a pas pu être pris.',
      },
    },
    access: {
      requested: { title: '{{person}} demande un accès', text: 'Autorisation : {{permission}}' },
      decided: {
        title: 'Votre demande d’accès a été traitée',
        text: 'Autorisation : {{permission}}',
      },
      granted: {
        title: 'Une autorisation vous a été accordée',
        text: '{{permission}}. Accordée par {{person}}.',
      },
      revoked: { title: 'Une autorisation vous a été retirée', text: '{{permission}}. Motif : {{reason}}' },
      secondFactorReset: {
        title: 'Votre validation en deux étapes a été réinitialisée',
        text: 'Si vous ne l’avez pas demandé, prévenez votre administrateur.',
      },
    },
    agents: {
      message: { title: 'Message de {{person}}', text: '{{text}}' },
      moved: { title: '{{person}} a changé votre état', text: 'Motif : {{reason}}' },
      stopped: { title: '{{person}} a fermé votre session', text: 'Motif : {{reason}}' },
      breakDue: {
        title: 'C’est l’heure d’une pause : {{breakType}}',
        text: 'Vous pouvez la prendre maintenant. Elle dure {{minutes}} min.',
      },
      breakTurn: {
        title: 'C’est votre tour : {{breakType}}',
        text: 'Vous avez {{minutes}} min pour la commencer ; ensuite, ce sera le tour de la personne suivante.',
      },
    },
    incidents: {
      assigned: { title: '{{person}} vous a attribué un incident', text: '{{incident}}' },
      answered: { title: '{{person}} a écrit dans un incident', text: '{{incident}}' },
      resolved: { title: '{{person}} a résolu votre incident', text: '{{incident}}' },
      justified: { title: 'Votre temps a été justifié à cause d’un incident', text: '{{incident}}' },
    },
    reports: {
      ready: { title: 'Le fichier est prêt', text: '« {{name}} »' },
      scheduled: { title: 'Votre rapport programmé est prêt', text: '« {{name}} »' },
      failed: { title: 'Le fichier n’a pas pu être préparé', text: '« {{name}} »' },
      shared: { title: 'Un rapport est partagé avec vous', text: '{{person}} : « {{name}} »' },
    },
    clock: {
      correctionAsked: { title: '{{person}} demande de corriger un pointage', text: 'Journée du {{date}}' },
      correctionDecided: { title: '{{person}} a répondu à votre correction', text: 'Journée du {{date}}' },
      corrected: { title: '{{person}} a corrigé un pointage', text: 'Journée du {{date}} : déjà en vigueur' },
      packageReady: { title: 'Le dossier du registre est prêt', text: 'Du {{from}} au {{until}}' },
      recordGranted: {
        title: '{{person}} vous donne accès à un registre du temps',
        text: 'Du {{from}} au {{until}}',
      },
      monthSummary: {
        title: 'Votre récapitulatif d’heures de {{month}}',
        text: '{{ordinary}} ordinaires, {{complementary}} complémentaires et {{extra}} supplémentaires : confirmez le mois',
      },
      monthReopened: { title: '{{person}} a rouvert votre mois {{month}}', text: '{{reason}}' },
      incidentJustified: {
        title: '{{person}} justifie une anomalie de sa journée',
        text: 'Journée du {{date}}',
      },
      incidentDecided: {
        title: '{{person}} a décidé d’une anomalie de votre journée',
        text: 'Journée du {{date}}',
      },
    },
    payslips: {
      published: {
        title: 'Votre bulletin de paie de {{month}} est disponible',
        text: 'Avec le récapitulatif d’heures du mois',
      },
      due: {
        title: 'Vous n’avez pas téléchargé votre bulletin de paie de {{month}}',
        text: 'Téléchargez-le dès que possible',
      },
    },
    approvals: {
      delegated: { title: '{{person}} vous délègue ses décisions', text: 'Du {{from}} au {{until}}' },
      standInNamed: {
        title: '{{person}} décide à votre place',
        text: 'Du {{from}} au {{until}}, mis en place par {{by}}',
      },
    },
    telework: {
      offered: {
        title: '{{person}} vous propose un accord de télétravail',
        text: 'À partir du {{from}} : lisez-le et signez-le',
      },
      answered: { title: '{{person}} a répondu à l’accord de télétravail', text: 'À partir du {{from}}' },
      reversed: { title: '{{person}} met fin au télétravail', text: 'Dernier jour : {{until}}. {{reason}}' },
    },
    vacations: {
      asked: { title: '{{person}} attend votre décision sur des congés', text: 'Du {{from}} au {{until}}' },
      decided: { title: '{{person}} a répondu à votre demande de congés', text: 'Du {{from}} au {{until}}' },
      entered: { title: '{{person}} a demandé des congés en votre nom', text: 'Du {{from}} au {{until}}' },
      cancelled: { title: '{{person}} annule vos congés', text: 'Du {{from}} au {{until}} : {{reason}}' },
      endsEarly: {
        title: '{{person}} avance la fin de vos congés',
        text: 'Dernier jour le {{until}} : {{reason}}',
      },
      placeOffered: {
        title: 'Une place s’est libérée pour vos congés',
        text: 'Du {{from}} au {{until}} : acceptez-la avant qu’elle n’expire',
      },
      placeGranted: { title: 'Vos congés ont maintenant une place', text: 'Du {{from}} au {{until}}' },
      waitingEnded: { title: 'Vos congés ont quitté la liste d’attente', text: 'Du {{from}} au {{until}}' },
      answersLate: {
        title: 'Des demandes de « {{name}} » sont sans réponse',
        text: '{{count}} en retard depuis le {{date}}',
      },
    },
    absences: {
      asked: { title: '{{person}} attend votre décision sur une absence', text: 'À partir du {{from}}' },
      decided: { title: '{{person}} a répondu à votre absence', text: 'Du {{from}}' },
      entered: { title: '{{person}} a saisi une absence pour vous', text: 'À partir du {{from}}' },
      proofDue: {
        title: 'Il manque le justificatif de votre absence',
        text: 'Du {{from}}, attendu le {{due}}',
      },
      notJustified: {
        title: 'Votre absence n’est pas justifiée',
        text: 'Du {{from}}, délai terminé le {{due}}',
      },
    },
    adaptations: {
      asked: {
        title: '{{person}} demande un aménagement du temps de travail',
        text: 'Répondez au plus tard le {{due}}',
      },
      decided: { title: 'Votre demande d’aménagement a reçu une réponse', text: 'À partir du {{from}}' },
    },
  },
  kinds: {
    tickets: { escalated: 'Le délai d’un ticket expire' },
    openings: { late: 'Un service n’est pas ouvert à l’heure' },
    blacklists: {
      removalAsked: 'On demande de retirer une entrée d’une liste noire',
      removalDecided: 'Ma demande de retrait est traitée',
    },
    loads: {
      completed: 'Un chargement est terminé',
      failed: 'Un chargement a échoué',
      undone: 'Un chargement a été annulé',
      sourceFailed: 'Un chargement programmé a échoué',
    },
    access: {
      requested: 'Quelqu’un demande un accès',
      decided: 'Ma demande d’accès est traitée',
      granted: 'On m’accorde une autorisation',
      revoked: 'On me retire une autorisation',
      secondFactorReset: 'Ma validation en deux étapes est réinitialisée',
    },
    agents: {
      message: 'Un coordinateur m’écrit',
      moved: 'Un coordinateur change mon état',
      stopped: 'Un coordinateur ferme ma session',
      breakDue: 'C’est l’heure d’une pause',
      breakTurn: 'C’est mon tour de pause',
    },
    incidents: {
      assigned: 'Un incident m’est attribué',
      answered: 'Quelqu’un écrit dans un de mes incidents',
      resolved: 'Un de mes incidents est résolu',
      justified: 'Mon temps est justifié à cause d’un incident',
    },
    reports: {
      ready: 'Mon fichier d’un rapport est prêt',
      scheduled: 'Mon rapport programmé est prêt',
      failed: 'Mon fichier d’un rapport a échoué',
      shared: 'Quelqu’un partage un rapport avec moi',
    },
    clock: {
      correctionAsked: 'On me demande d’accepter une correction de pointage',
      correctionDecided: 'On répond à ma correction de pointage',
      corrected: 'Un pointage est corrigé par une seule signature',
      packageReady: 'Mon dossier du registre est prêt',
      recordGranted: 'On me donne accès à un registre du temps',
      monthSummary: 'Je reçois le récapitulatif mensuel d’heures',
      monthReopened: 'Un mois que j’ai confirmé est rouvert',
      incidentJustified: 'Quelqu’un justifie une anomalie de sa journée',
      incidentDecided: 'Une anomalie de ma journée est décidée',
    },
    payslips: {
      published: 'Mon bulletin de paie est publié',
      due: 'On me rappelle de télécharger mon bulletin de paie',
    },
    approvals: {
      delegated: 'Une personne me délègue ses décisions',
      standInNamed: 'Une personne désigne qui décide à ma place',
    },
    telework: {
      offered: 'On me propose un accord de télétravail',
      answered: 'On répond à un accord de télétravail',
      reversed: 'L’autre partie met fin à un accord de télétravail',
    },
    vacations: {
      asked: 'On me demande de décider sur des congés',
      decided: 'On répond à ma demande de congés',
      entered: 'On demande des congés en mon nom',
      cancelled: 'L’entreprise annule mes congés',
      endsEarly: 'La fin de mes congés est avancée',
      placeOffered: 'Une place m’est proposée pour mes congés',
      placeGranted: 'Mes congés obtiennent une place',
      waitingEnded: 'Mes congés quittent la liste d’attente',
      answersLate: 'Des congés restent sans réponse à temps',
    },
    absences: {
      asked: 'On me demande de décider sur des absences',
      decided: 'On répond à mes absences',
      entered: 'On saisit une absence pour moi',
      proofDue: 'Le justificatif d’une absence est attendu',
      notJustified: 'Une de mes absences n’est pas justifiée',
    },
    adaptations: {
      asked: 'On me demande de répondre à un aménagement du temps de travail',
      decided: 'On répond à ma demande d’aménagement',
    },
  },
  views: { list: 'Notifications', preferences: 'Préférences', exclusions: 'Exclusions' },
  viewsLabel: 'Rubriques des notifications',
  text: 'Ce que le portail vous a communiqué.',
  notice: 'Notification',
  detail: 'Détail',
  kind: 'Type',
  createdAt: 'Reçue',
  state: 'État',
  read: 'Lue',
  unread: 'Non lue',
  day: 'Date',
  none: 'Vous n’avez aucune notification',
  noneText: 'Vous verrez ici ce qui concerne vos chargements et vos demandes.',
  fresh_one: '{{number}} nouvelle',
  fresh_other: '{{number}} nouvelles',
  showFresh: 'Afficher',
  markRead: 'Marquer comme lue',
  markAllRead: 'Tout marquer comme lu',
  marking: 'Marquage en cours',
  markedAll: 'Toutes marquées comme lues',
  destroyText: 'La notification disparaîtra de votre liste. Rien d’autre ne change.',
  destroyed: 'Notification supprimée',
  preferences: {
    text: 'Choisissez les notifications que vous voulez recevoir, et où. Les e-mails sont envoyés à l’adresse de votre profil.',
    portal: 'Dans le portail',
    mail: 'Par e-mail',
    excluded: 'Exclue par un administrateur',
  },
  quiet: {
    title: 'Heures calmes',
    text: 'Votre droit à la déconnexion : pendant ces heures, vous ne recevez ni notifications ni e-mails. Vous les recevez ensuite. Fuseau horaire : {{zone}}.',
    daily: 'Chaque jour',
    from: 'De',
    to: 'À',
    weekends: 'Tout le samedi et le dimanche',
  },
  exclusions: {
    text: 'Personnes qui ne reçoivent pas certaines notifications, quelles que soient leurs préférences. Elles le voient dans celles-ci.',
    create: 'Nouvelle exclusion',
    none: 'Il n’y a aucune exclusion',
    noneText: 'Chacun reçoit ce qu’il a choisi.',
    person: 'Personne',
    username: 'Identifiant',
    usernameHelp: 'L’identifiant de la personne dans le portail.',
    kind: 'Type',
    allKinds: 'Toutes les notifications',
    endsAt: 'Jusqu’au',
    endsAtHelp: 'Dernier jour de l’exclusion. Laissez vide s’il n’y a pas de fin.',
    reason: 'Motif',
    createdBy: 'Créée par',
    destroy: 'Mettre fin à l’exclusion',
    destroyText:
      'La personne recevra de nouveau les notifications choisies. Celles de l’intervalle ne lui sont pas envoyées.',
    destroyed: 'Exclusion terminée',
  },
} satisfies typeof es
