// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  activations: {"exhaust":"fin d’activation","pause":"pause","resume":"reprise","replace":"remplacement"},
  duplicates: {"merge":"fusion","exclude":"exclusion","separate":"séparation","postpone":"report"},
  incidents: {"follow":"attribution d’un flux","advance":"avancée dans le flux"},
  mailboxes: {"check":"lecture de la boîte"},
  openings: {"open":"ouverture"},
  records: {"next":"service","finish":"résultat","release":"restitution"},
  rejectedRows: {"mend":"Corriger"},
  segments: {"ofLoad":"liste d’un chargement","ofSegment":"liste d’un segment","order":"changement d’ordre","compute":"calcul des membres"},
  tasks: {"move":"changement d’état","reassign":"transmission","tick":"point de la liste","follow":"suivi"},
  ticketBatches: {"undo":"annulation"},
  ticketDesk: {"next":"remise du suivant","hold":"mise en attente","resume":"reprise","release":"libération","skip":"saut"},
  ticketMacros: {"apply":"application"},
  ticketSkips: {"review":"Vérifier"},
  ticketWebhooks: {"renew":"secret renouvelé","ping":"essai d’envoi","redeliver":"nouvel envoi"},
  tickets: {"transition":"changement d’état","close":"clôture","reopen":"réouverture","link":"lien","unlink":"retrait d’un lien","bulk":"modification groupée","merge":"fusion","follow":"suivi","unfollow":"fin du suivi","view":"consultation","assign":"attribution","cancel":"annulation"},
  uploads: {"complete":"terminer","part":"partie"},
}
