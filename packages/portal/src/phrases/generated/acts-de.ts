// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  activations: {"exhaust":"Ende der Aktivierung","pause":"Pause","resume":"Fortsetzung","replace":"Ersetzung"},
  duplicates: {"merge":"zusammengeführt","exclude":"ausgeschlossen","separate":"getrennt","postpone":"zurückgestellt"},
  incidents: {"follow":"Workflow zugewiesen","advance":"im Workflow weitergeführt"},
  mailboxes: {"check":"Postfach gelesen"},
  openings: {"open":"geöffnet"},
  records: {"next":"ausgegeben","finish":"Ergebnis","release":"zurückgegeben"},
  rejectedRows: {"mend":"Korrigieren"},
  segments: {"ofLoad":"Liste eines Imports","ofSegment":"Liste eines Segments","order":"Änderung der Reihenfolge","compute":"Berechnung der Mitglieder"},
  tasks: {"move":"Statuswechsel","reassign":"Übergabe","tick":"Punkt der Checkliste","follow":"Beobachtung"},
  ticketBatches: {"undo":"Rücknahme"},
  ticketDesk: {"next":"Ausgabe des nächsten","hold":"Zurückstellung","resume":"Wiederaufnahme","release":"Freigabe","skip":"Überspringen"},
  ticketMacros: {"apply":"Anwendung"},
  ticketSkips: {"review":"Prüfen"},
  ticketWebhooks: {"renew":"Geheimnis erneuert","ping":"Probe gesendet","redeliver":"erneut gesendet"},
  tickets: {"transition":"Statuswechsel","close":"Schließung","reopen":"Wiederöffnung","link":"Verknüpfung","unlink":"Aufhebung einer Verknüpfung","bulk":"Massenänderung","merge":"Zusammenführung","follow":"Beobachtung","unfollow":"Ende der Beobachtung","view":"Ansicht","assign":"Zuweisung","cancel":"Stornierung"},
  uploads: {"complete":"abschließen","part":"Teil"},
}
