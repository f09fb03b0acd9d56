import type { resource as es } from '../es/resource.ts'

export const resource = {
  order: {
    title: 'Ordem de «{{name}}»',
    text: 'Arraste as linhas ou use o respetivo menu. Todos verão esta ordem.',
  },
  conflict: {
    title: 'Entretanto, outra pessoa alterou-o',
    text: 'Guarde outra vez para manter as suas alterações, ou fique com as da outra pessoa.',
    mine: 'O seu valor: {{value}}',
    theirs: 'Valor guardado: {{value}}',
    keepTheirs: 'Ficar com o guardado',
    same: 'Só mudaram dados que não aparecem neste formulário.',
    actText: 'Envie outra vez se ainda o quiser fazer, ou deixe como está.',
    leave: 'Deixar como está',
  },
  bulk: {
    failures: 'Elementos por alterar',
    keptBack: 'Não foi alterado porque outros não podiam ser',
    allOrNone: 'Todos ou nenhum',
    allOrNoneHelp: 'Se um não puder ser alterado, nenhum é alterado.',
  },
  uses: {
    open: 'Ver onde é usado',
    title: 'Onde é usado «{{name}}»',
    none: 'Não é usado em lado nenhum.',
    more: 'e mais {{number}}',
    others: 'Outros registos',
  },
  colours: {
    red: 'Vermelho',
    orange: 'Laranja',
    amber: 'Âmbar',
    green: 'Verde',
    teal: 'Azul-petróleo',
    blue: 'Azul',
    purple: 'Violeta',
    grey: 'Cinzento',
  },
} satisfies typeof es
