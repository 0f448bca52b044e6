### Why a move is refused with the modules of Trade & Intrigue. See refusals/orleans.ftl.

## What is wanted now

ask-order = Honorez ici une commande, ou terminez.
ask-journey = Choisissez un chemin pour votre marchand, ou terminez pour rester.
ask-settle = Placez le partisan, ou terminez pour le mettre dans votre sac.
ask-court = Choisissez une action de vos Lieux, ou terminez.
ask-exchange = Choisissez ce que vous prenez pour le fromage.
ask-take = Choisissez une marchandise.
ask-train = Choisissez une piste pour la formation, ou terminez.
ask-target = Choisissez qui est frappé.
ask-arson = Choisissez quel comptoir brûle, ou terminez pour le laisser debout.
ask-strike = Attendez que les autres aient négocié.
ask-bribe = Mettez des pièces ou des marchandises dans votre offre, puis terminez pour la faire.
ask-indulge = Choisissez un partisan à acheter, ou terminez.
ask-malfunction = Choisissez une tuile Technologie à rendre.
ask-alchemy = Dites si vous piochez un partisan.
ask-build = Dites si vous construisez ici un comptoir.
ask-summons = Dites si vous payez ; sinon votre marchand va à Orléans.
ask-accept = Dites si vous acceptez le pot-de-vin.
ask-give-up = { $number ->
    [one] Cédez quelque chose.
   *[other] Cédez { $number } choses, l’une après l’autre.
 }
ask-starve = { $number ->
    [one] Choisissez un partisan à perdre.
   *[other] Choisissez { $number } partisans à perdre, l’un après l’autre.
 }
ask-dues = { $number ->
    [one] Donnez encore des marchandises pour { $number } point.
   *[other] Donnez encore des marchandises pour { $number } points.
 }
ask-retraining = Donnez une marchandise, ou terminez pour payer la pénalité.

## The wrong time

no-when-module = { $kind-id ->
    [fulfil] On honore une commande juste après une action à soi.
    [take] On choisit une marchandise à une œuvre, ou quand l’Escroc est complet.
    [give] On donne des marchandises lors de la Reconversion et pour les Redevances.
    [answer] Personne ne vous a rien demandé.
    [starve] On ne perd ainsi des partisans que lors d’une Famine.
    [starve_space] On ne perd ainsi des partisans que lors d’une Famine.
    [train] On achète des pas lors de l’événement Formation.
    [exchange] On échange du fromage quand on utilise la Bergerie.
    [brasserie] L’Auberge sert quand un événement va vous coûter quelque chose.
    [target] On choisit une cible quand on a envoyé un partisan à un personnage.
    [defraud] On échange des marchandises quand on a envoyé un partisan à l’Escroc.
    [sabotage] On choisit une cible quand on a envoyé un partisan au Saboteur.
    [spy] On choisit une cible quand on a envoyé un partisan à l’Espion.
    [betray] On choisit une piste quand on a envoyé un partisan au Traître.
    [bribe_coins] Seul celui qu’un personnage vient de viser offre un pot-de-vin.
   *[bribe_good] Seul celui qu’un personnage vient de viser offre un pot-de-vin.
 }
no-bribe-turn = C’est un autre joueur qui négocie maintenant.
no-other-first = Il faut d’abord décider d’autre chose.
no-letting-be = Avec ce personnage, on ne peut pas renoncer.

## Orders, events and places

no-order-open = La commande { $town-of } n’est pas ouverte.
no-order-here = Votre marchand est { $town-at }, et la commande est celle { $town_2-of }.
no-order-goods = Il manque encore à la commande : { $list }.
no-stopped = { $place-the } est hors service : vous ne pouvez pas utiliser ce Lieu pendant cette manche, même de nouveau complet.
no-sabotaged = C’est le Sabotage, et il y a une technologie { $place-at }.
try-next-round = Ce Lieu servira de nouveau à la manche suivante.
no-banned = Événement « { $event } » : on ne recrute pas { $profession-of_many } pendant cette manche.
no-indulgence-monk = Un moine ne s’achète pas.
no-follower-left = Il ne reste aucun { $who } dans la réserve.
no-good-here = Il n’y a pas de { $good } à prendre ici.
no-famine-nobody = Il n’y a là personne que la Famine puisse prendre.
no-famine-own = On ne perd jamais ses partisans personnels.
no-brasserie-first = Dites si la Sacristie doit vous protéger.
no-brasserie-good = Il n’y a pas de { $good } sur votre Auberge.
no-exchange = Vous n’avez pas de { $good } à échanger.

## Deeds and characters

no-deed-for-two = À deux joueurs, on n’y envoie personne.
no-towing-road = Le Halage ne se fait que par voie d’eau.
no-journey-from = Ce chemin ne part pas { $town-of }, où se trouve votre marchand.
no-settle-kind = Ce n’est pas un { $who } que l’on place maintenant.
no-settle-space = { $space } est occupée ou n’est pas à vous.
no-settle-there = Le partisan ne peut pas aller là maintenant.
no-court-place = Le tribunal ne permet pas d’utiliser { $place-the } maintenant.
no-character = C’est l’affaire d’un autre personnage.
no-victim = Choisissez l’un des autres joueurs.
no-good-of = { $player } n’a pas de { $good }.
no-fraud-same = Choisissez des marchandises de deux sortes.
no-station-at = { $player } n’a pas de comptoir { $town-at }.
no-kidnap = { $player } a déjà son marchand à Orléans.
no-hang = { $player } a un sac vide.
no-sabotage-nobody = { $player } n’a aucun partisan à cet endroit.
no-sabotage = Ce n’est pas possible.
no-spy-technology = { $player } n’a aucune technologie à cet endroit.
no-spy-place = Votre propre Lieu a déjà une technologie, ou ce n’est pas un Lieu du plateau.
no-traitor-nobody = Quelqu’un vous devance sur la { $track } : choisissez qui recule.
no-traitor-ahead = { $player } ne vous devance pas sur la { $track }.
no-more-good = Vous n’avez plus de { $good }.
no-bribe-nothing = Une offre de zéro pièce n’en est pas une.
no-bribe-twice = Il y a déjà des pièces dans votre offre.
no-bribe-coins = { $offered ->
    [0] Vous avez { $coins }.
    [one] Vous avez { $coins }, et { $offered } est déjà dans votre offre.
   *[other] Vous avez { $coins }, et { $offered } sont déjà dans votre offre.
 }
