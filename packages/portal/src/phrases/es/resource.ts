/** Texts of lists other than rows: order, conflicts, and bulk changes. */
export const resource = {
  order: {
    title: 'Orden de «{{name}}»',
    text: 'Arrastre las filas o use su menú. Todas las personas verán este orden.',
  },
  conflict: {
    title: 'Otra persona lo ha cambiado mientras tanto',
    text: 'Guarde otra vez para conservar sus cambios, o quédese con lo que ha guardado la otra persona.',
    mine: 'Su valor: {{value}}',
    theirs: 'Valor guardado: {{value}}',
    keepTheirs: 'Quedarme con lo guardado',
    same: 'Solo han cambiado datos que no aparecen en este formulario.',
    actText: 'Envíelo otra vez si aún quiere hacerlo, o déjelo como está.',
    leave: 'Dejarlo como está',
  },
  bulk: {
    failures: 'Elementos sin cambiar',
    keptBack: 'No se ha cambiado porque otros no se podían cambiar',
    allOrNone: 'Todos o ninguno',
    allOrNoneHelp: 'Si uno no se puede cambiar, no se cambia ninguno.',
  },
  uses: {
    open: 'Ver dónde se usa',
    title: 'Dónde se usa «{{name}}»',
    none: 'No se usa en ningún sitio.',
    more: 'y {{number}} más',
    others: 'Otros registros',
  },
  colours: {
    red: 'Rojo',
    orange: 'Naranja',
    amber: 'Ámbar',
    green: 'Verde',
    teal: 'Turquesa',
    blue: 'Azul',
    purple: 'Violeta',
    grey: 'Gris',
  },
}
