// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  activations: {"exhaust":"end of activation","pause":"pause","resume":"resumption","replace":"replacement"},
  duplicates: {"merge":"merged","exclude":"excluded","separate":"separated","postpone":"postponed"},
  incidents: {"follow":"workflow assigned","advance":"moved on in the workflow"},
  mailboxes: {"check":"mailbox read"},
  openings: {"open":"opened"},
  records: {"next":"served","finish":"result","release":"returned"},
  rejectedRows: {"mend":"Mend"},
  segments: {"ofLoad":"list of a load","ofSegment":"list of a segment","order":"change of order","compute":"computation of members"},
  tasks: {"move":"change of state","reassign":"handover","tick":"checklist item","follow":"following"},
  ticketBatches: {"undo":"undoing"},
  ticketDesk: {"next":"giving of the next","hold":"holding","resume":"resumption","release":"release","skip":"skip"},
  ticketMacros: {"apply":"use"},
  ticketSkips: {"review":"Review"},
  ticketWebhooks: {"renew":"secret renewed","ping":"trial sent","redeliver":"sent again"},
  tickets: {"transition":"change of state","close":"closing","reopen":"reopening","link":"linking","unlink":"removal of a link","bulk":"bulk change","merge":"merge","follow":"following","unfollow":"end of following","view":"viewing","assign":"assignment","cancel":"cancellation"},
  uploads: {"complete":"complete","part":"part"},
}
