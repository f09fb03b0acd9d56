export type AskedAct = 'edit' | 'remove' | 'sign' | 'refuse' | 'reverse'
