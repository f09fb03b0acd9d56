/** Where mailboxes of the demo company would stand: a name that leads nowhere (RFC 2606). */
export const demoMailHosts = ['correo.example']
