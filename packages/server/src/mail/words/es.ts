/** The texts of letters. Every language has the same letters; `{{name}}` and the like are placeholders. */
export const es = {
  greeting: 'Hola, {{name}}:',
  linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  closing: 'Este mensaje se ha enviado automáticamente; no responda a él.',
  letters: {
    recovery: {
      subject: 'Restablecer la contraseña del portal',
      lines: [
        'Hemos recibido una petición para restablecer la contraseña de su usuario «{{username}}».',
        'El enlace sirve una sola vez y caduca a los {{minutes}} minutos.',
        'Si no lo ha pedido usted, no haga nada: su contraseña sigue siendo la misma.',
      ],
      action: 'Elegir una contraseña nueva',
    },
    invitation: {
      subject: 'Su cuenta del portal',
      lines: [
        'Se ha creado una cuenta para usted en el portal. Su usuario es «{{username}}».',
        'Elija su contraseña con este enlace: sirve una sola vez y caduca a los {{days}} días.',
        'Si no lo esperaba, pregunte a su administrador.',
      ],
      action: 'Elegir mi contraseña',
    },
    passwordReset: {
      subject: 'Elija otra contraseña del portal',
      lines: [
        'Un administrador ha anulado la contraseña de su usuario «{{username}}» y ha cerrado sus sesiones.',
        'Elija otra con este enlace: sirve una sola vez y caduca a las {{hours}} horas.',
        'Si no lo esperaba, pregunte a su administrador.',
      ],
      action: 'Elegir una contraseña nueva',
    },
    passwordChanged: {
      subject: 'Su contraseña del portal ha cambiado',
      lines: [
        'La contraseña de su usuario «{{username}}» se acaba de cambiar y se han cerrado sus demás sesiones.',
        'Si no ha sido usted, restablézcala ahora mismo y avise a su administrador.',
      ],
      action: 'Restablecer la contraseña',
    },
    registration: {
      subject: 'Confirme su cuenta del portal',
      lines: [
        'Alguien ha pedido una cuenta del portal con este correo electrónico.',
        'El enlace sirve una sola vez y caduca a los {{minutes}} minutos.',
        'Si no ha sido usted, no haga nada: la cuenta no se creará.',
      ],
      action: 'Confirmar la cuenta',
    },
    accountExists: {
      subject: 'Ya tiene una cuenta del portal',
      lines: [
        'Alguien ha pedido una cuenta del portal con este correo electrónico, que ya pertenece a su usuario «{{username}}».',
        'Si ha sido usted y no recuerda la contraseña, puede restablecerla. Si no, no haga nada: nada ha cambiado.',
      ],
      action: 'Restablecer la contraseña',
    },
    signInSlowed: {
      subject: 'Demasiados intentos de acceso con su usuario',
      lines: [
        'Se ha intentado iniciar sesión en el portal varias veces seguidas como «{{username}}» con una contraseña o un código incorrectos. El acceso desde esa red se ha bloqueado temporalmente.',
        'Si no ha sido usted, cambie su contraseña y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
    questionsChanged: {
      subject: 'Sus preguntas de seguridad del portal han cambiado',
      lines: [
        'Las preguntas de seguridad de su usuario «{{username}}» se acaban de cambiar.',
        'Si no ha sido usted, cambie su contraseña y avise a su administrador.',
      ],
      action: 'Abrir el portal',
    },
  },
}
