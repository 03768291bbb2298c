const names = (list: string) => list.split(' ')

export const GULF_FIRST = names(
  'Aaron Bianca Calvin Denise Earl Felicia Grant Holly Isaac Janelle Kurt Lorena Miles Nadia Oscar Paula Quentin Renee Stefan Tamara Ursula Vernon Wendy Xavier',
)
export const GULF_LAST = names(
  'Abbott Broussard Castillo Devereaux Espinoza Fontenot Guidry Hollis Ibarra Jansen Kowalczyk LeBlanc Mercer Nuñez Okafor Prejean Quintana Rasmussen Sandoval Thibodeaux',
)
export const VALLEY_FIRST = names(
  'Adela Benito Carolina Damian Elena Fabian Gloria Hilario Irma Joaquin Karina Leandro Marisol Nestor Ofelia Pablo Ramona Salvador Teresa Ulises Violeta Wilmer',
)
export const VALLEY_LAST = names(
  'Acosta Beltran Cardenas Dominguez Estrada Figueroa Galvan Huerta Islas Juarez Lozano Montoya Navarro Ochoa Padilla Quiroz Rentería Solis Tapia Urrutia Vallejo Zamora',
)
