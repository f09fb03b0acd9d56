// What families call acts of their own in the log. Joined by `pnpm codegen`; the order of lines means nothing.
export const acts = {
  activations: {"exhaust":"fim da ativação","pause":"pausa","resume":"retoma","replace":"substituição"},
  duplicates: {"merge":"fusão","exclude":"exclusão","separate":"separação","postpone":"adiamento"},
  incidents: {"follow":"atribuição de um fluxo","advance":"avanço no fluxo"},
  mailboxes: {"check":"leitura da caixa"},
  openings: {"open":"abertura"},
  records: {"next":"serviço","finish":"resultado","release":"devolução"},
  rejectedRows: {"mend":"Corrigir"},
  segments: {"ofLoad":"lista de um carregamento","ofSegment":"lista de um segmento","order":"mudança de ordem","compute":"cálculo dos membros"},
  tasks: {"move":"mudança de estado","reassign":"transferência","tick":"ponto da lista","follow":"seguimento"},
  ticketBatches: {"undo":"anulação"},
  ticketDesk: {"next":"entrega do seguinte","hold":"colocação em espera","resume":"retoma","release":"libertação","skip":"salto"},
  ticketMacros: {"apply":"aplicação"},
  ticketSkips: {"review":"Rever"},
  ticketWebhooks: {"renew":"renovação do segredo","ping":"teste de envio","redeliver":"reenvio"},
  tickets: {"transition":"mudança de estado","close":"fecho","reopen":"reabertura","link":"ligação","unlink":"remoção de uma ligação","bulk":"alteração em massa","merge":"fusão","follow":"seguimento","unfollow":"fim do seguimento","view":"consulta","assign":"atribuição","cancel":"cancelamento"},
  uploads: {"complete":"concluir","part":"parte"},
}
