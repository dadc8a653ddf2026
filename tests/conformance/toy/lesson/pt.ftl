lesson-teacher = Seu Oito
lesson-chapter-first = A primeira partida
lesson-welcome = Faltam três cartas.
lesson-mark = Marque a 12, que assim vale o dobro, e jogue-a.
lesson-small = A 8 vale menos.
lesson-last = Rosa jogou. Jogue a sua última carta.
lesson-end = Você venceu!
