/** The mail host of demo mailboxes: a reserved name that does not resolve (RFC 2606). */
export const demoMailHosts = ['correo.example']
