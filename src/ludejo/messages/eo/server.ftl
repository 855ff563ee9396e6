# Tio, kion diras la domo mem, kie la paĝo ne povas.

page-not-built = La paĝo ankoraŭ ne estas konstruita.
page-how-to-build = En la dosierujo de la fontoj de Ludejo, “make page” konstruas ĝin; poste reŝargu ĉi tiun paĝon.
