/** People, and what is shaped like them. How a row is written: `read-family.ts`. */
export const PEOPLE = `
humanoid | | person = human, man sex=male = guy = gentleman = dude = bloke, woman sex=female = lady = gal, boy age=0.3 sex=male h1.2 = lad, girl age=0.3 sex=female h1.2, child age=0.3 h1.1 = kid, baby boy !whole age=0 h0.7, baby girl !whole age=0 sex=female h0.7, toddler age=0.12 h0.85, teenager age=0.65 h1.6 = teen, old man !whole age=1.8 sex=male = elderly man = grandpa = grandfather = granddad, old woman !whole age=1.8 sex=female outfit=dress = elderly woman = grandma = grandmother = granny, people, character = npc, figure, crowd, couple, family, twins age=0.3
humanoid | | father = dad = daddy, mother sex=female = mom = mum = mommy, brother, sister sex=female, uncle, aunt sex=female, husband, wife sex=female, bride outfit=bride sex=female, groom outfit=tuxedo, friend, neighbor, citizen, tourist outfit=backpacker, passenger, pedestrian, customer
humanoid/knight | h1.85 | knight, crusader, templar top#e8e6de, paladin, black knight top@steel top#2a2a2e, armored knight, cavalier, jouster, guardsman
humanoid/soldier | h1.8 | soldier, marine, commando, trooper, sergeant, general outfit=prince, captain outfit=prince, officer outfit=prince, army man, infantryman, mercenary, bodyguard outfit=business, paratrooper, cadet, colonel, veteran, sentinel outfit=knight, sentry
humanoid/astronaut | h1.9 | space marine top#4a5a6a hat#4a5a6a bottom#4a5a6a, stormtrooper
humanoid/barbarian | h1.85 | warrior, fighter, barbarian, viking outfit=viking = viking warrior = norseman, gladiator outfit=gladiator, spartan outfit=spartan, roman soldier outfit=gladiator = legionary = centurion, samurai outfit=samurai = ronin, amazon sex=female outfit=gladiator, berserker outfit=viking, hero outfit=ranger = heroine, champion outfit=knight, swordsman outfit=knight, conqueror outfit=knight, shieldmaiden sex=female outfit=viking, valkyrie sex=female outfit=viking wings=feather, hoplite outfit=spartan, mongol warrior outfit=samurai, zulu warrior, aztec warrior
humanoid/wizard | h1.8 | wizard, mage = magician = sorcerer = warlock, witch outfit=witch = sorceress, druid top#4a6a34 hat#3d5a2a, necromancer top#2a2430 hat#231d2a, shaman, alchemist, enchantress sex=female age=1.01, summoner, cleric outfit=priest, oracle sex=female outfit=angel wings=none, seer, fortune teller sex=female outfit=dress, illusionist, conjurer, archmage top#7a2a8a hat#6a2478, occultist, cultist outfit=monk
humanoid/pirate | h1.75 | pirate, pirate captain = buccaneer = corsair, sailor outfit=sailor = seaman, admiral outfit=prince, captain hook, swashbuckler, fisherman outfit=backpacker, sea captain outfit=sailor
humanoid/ninja | h1.7 | ninja = shinobi, assassin outfit=rogue, thief outfit=rogue = rogue = burglar = robber, spy outfit=business, bandit outfit=rogue = outlaw, kunoichi sex=female, hooded figure outfit=rogue, mugger outfit=rogue, hacker outfit=casual, criminal mastermind outfit=tuxedo, highwayman outfit=pirate
humanoid/ranger | h1.75 | ranger, archer = bowman, hunter = huntress, scout, robin hood, tracker, trapper, gamekeeper, bounty hunter outfit=rogue, elven archer outfit=elf
humanoid/elf | h1.75 | elf = elven, dark elf skin#6a6478 hair#e8e6ec top#3a2a48 = drow, wood elf, high elf top#e8e2d0, night elf skin#6a5a8a hair#4a7ac8, christmas elf outfit=santa species=elf beard=none top#2f8a3c bottom#c8302a h1, half elf, half orc outfit=orc
humanoid/dwarf | h1.3 | dwarf = dwarven, hobbit outfit=peasant age=0.8 = halfling, leprechaun top#2f8a3c, garden gnome outfit=santa species=dwarf top#2f6ab8 h0.4, gnome outfit=santa species=dwarf top#2f6ab8 h0.4, kobold outfit=goblin
humanoid/goblin | h1.1 !monster | goblin = gobbo, orc outfit=orc h1.9 = ork, troll outfit=orc skin#5d7060 h2.6, ogre outfit=orc skin#a89a5c bulk=1.4 h2.6, hobgoblin skin#b8702a, gremlin, imp species=demon headSize=1.4 h0.9, cyclops outfit=caveman h3, giant outfit=barbarian h5, titan outfit=gladiator h8, bugbear skin#8a6a3c, uruk outfit=orc, gollum skin#c8c0a4, tree troll outfit=orc skin#6a5a3c, bridge troll outfit=orc skin#5d7060, cave troll outfit=orc skin#70787a, hill giant outfit=barbarian, frost giant outfit=viking skin#9cc3dc, fire giant outfit=barbarian skin#c8482e, trollkin outfit=orc, half giant outfit=barbarian
humanoid/demon | h2.1 !monster | demon = demoness, devil = satan = lucifer, demon lord = archdemon, succubus sex=female, incubus, oni skin#a8231c outfit=orc species=demon, balrog, vampire outfit=vampire h1.8 = dracula = nosferatu, vampire lord outfit=vampire, minotaur outfit=barbarian horns=bull h2.3, satyr outfit=ranger horns=ram = faun, werecat outfit=barbarian, beastman outfit=barbarian horns=goat = beast man, lizardman outfit=orc skin#4a7a3a = lizardfolk, catgirl outfit=dress sex=female = cat girl, gargoyle man skin#7a7a78, yeti outfit=caveman top#eef0f0 h2.4 = abominable snowman = bigfoot = sasquatch, kappa outfit=goblin, tengu, wendigo horns=goat, mothman, frankenstein outfit=business skin#8aa06a h2.1 = frankenstein monster, medusa outfit=angel wings=none skin#7a9a6a = gorgon, harpy wings=feather sex=female, lamia sex=female, banshee outfit=bride skin#b8c4c4, reaper outfit=reaper = grim reaper = death, wraith outfit=reaper = phantom = specter, lich outfit=wizard species=zombie, headless horseman outfit=rogue, creature from the black lagoon outfit=zombie skin#4a6a4a, boogeyman outfit=rogue, slender man outfit=tuxedo skin#f0eeea hair=none h2.3, bogeyman outfit=rogue
humanoid/zombie | h1.75 !monster | zombie, mummy skin#d8c8a0 top#d8c8a0 bottom#d8c8a0, ghoul, undead soldier outfit=soldier species=zombie, walking dead, zombie dog h0.6, draugr outfit=viking species=zombie, zombie girl sex=female age=0.3, cannibal outfit=caveman
humanoid/astronaut | h1.9 | astronaut = spaceman = cosmonaut, diver outfit=diver = scuba diver = deep sea diver, pilot outfit=police, aviator outfit=backpacker, test pilot outfit=astronaut, spacewoman
humanoid/superhero | h1.85 | superhero = super hero, superheroine sex=female, villain top#4a2a6a bottom#4a2a6a cape#1a1a1e = supervillain, vigilante top#26262c bottom#26262c cape#17171a, masked hero, power ranger, super soldier outfit=soldier muscle=0.6, jedi outfit=monk hair=short, sith outfit=reaper, time traveler outfit=backpacker, mutant, sidekick age=0.65
humanoid/chef | h1.75 | chef = cook, baker, waiter outfit=tuxedo, waitress outfit=dress sex=female, butcher, barista outfit=teacher, bartender outfit=tuxedo, pizza chef, sushi chef, butler outfit=tuxedo, maid outfit=dress sex=female, cleaner outfit=worker, janitor outfit=worker, nanny outfit=dress sex=female
humanoid/doctor | h1.75 | doctor = physician, nurse outfit=nurse, surgeon outfit=nurse sex=male, scientist outfit=scientist = mad scientist, dentist, pharmacist, veterinarian = vet, plague doctor outfit=reaper, paramedic outfit=nurse, chemist outfit=scientist, professor outfit=teacher age=1.5, inventor outfit=scientist, engineer outfit=worker, technician outfit=worker, researcher outfit=scientist
humanoid/worker | h1.75 | worker = construction worker = builder, miner, firefighter outfit=firefighter = fireman, police officer outfit=police = policeman = policewoman = cop, farmer outfit=farmer = peasant, blacksmith outfit=peasant muscle=0.6, mechanic, carpenter, lumberjack outfit=farmer beard=full = woodcutter, plumber, electrician, mailman outfit=police = postman, gardener outfit=farmer, painter outfit=farmer, driver outfit=casual, guard outfit=police = security guard, astronomer outfit=wizard, librarian outfit=teacher sex=female, potter outfit=peasant, tailor outfit=teacher, shepherd outfit=peasant, milkmaid outfit=dress sex=female, stonemason, welder, delivery man = courier, taxi driver outfit=casual, bus driver outfit=police, train driver outfit=police, conductor outfit=tuxedo, judge outfit=priest, lawyer outfit=business, businessman outfit=business = business man, businesswoman outfit=business sex=female, secretary outfit=business sex=female, salesman outfit=business, shopkeeper outfit=peasant = merchant = vendor, banker outfit=tuxedo, teacher outfit=teacher, student outfit=casual age=0.65 = schoolboy, schoolgirl outfit=dress age=0.4 sex=female, graduate outfit=monk hair=short, journalist outfit=backpacker, photographer outfit=backpacker, detective outfit=business = sherlock, inspector outfit=business, politician outfit=business, president outfit=business, mayor outfit=business
humanoid/athlete | h1.8 | athlete, football player = soccer player = footballer, basketball player, tennis player, boxer man pose=fighting = fighter boxer, wrestler bulk=1.4 = sumo wrestler, runner pose=running, swimmer outfit=diver, skier outfit=backpacker, snowboarder outfit=backpacker, skater outfit=casual = skateboarder, surfer outfit=diver, cyclist, golfer outfit=casual, gymnast outfit=dancer, weightlifter muscle=0.9 = bodybuilder, goalkeeper, baseball player, cheerleader sex=female pose=cheering, karate fighter outfit=ninja pose=fighting = martial artist, jockey, climber outfit=backpacker = mountaineer, archery woman outfit=ranger sex=female, yogi pose=meditating, referee, coach outfit=casual, hockey player, racing driver outfit=superhero
humanoid/king | h1.8 | king = emperor = tsar, sultan outfit=sultan, queen outfit=queen = empress, prince outfit=prince, princess outfit=princess, duke outfit=prince, duchess outfit=queen, lord, pharaoh outfit=pharaoh = cleopatra = tutankhamun, noble outfit=prince = nobleman = aristocrat, sheikh outfit=sultan, maharaja outfit=sultan, countess outfit=queen, baron, emir outfit=sultan, chieftain outfit=viking
humanoid/monk | h1.75 | monk, priest outfit=priest, nun outfit=nun, pope outfit=priest top#f0ece0, bishop man outfit=priest top#6a1f5a, buddha pose=meditating top#d6a233, shaolin monk top#d87a1e, saint, prophet outfit=wizard, jesus top#f0ece0 hair=long beard=full, virgin mary outfit=angel wings=none, moses outfit=wizard, missionary outfit=priest, pilgrim, rabbi outfit=priest beard=long, imam outfit=sultan, zeus outfit=angel sex=male age=1.6 wings=none hair=long beard=full, poseidon outfit=demon species=human wings=none beard=long hair=long, athena outfit=spartan sex=female, thor outfit=viking, odin outfit=viking age=1.7, loki outfit=elf, hercules outfit=barbarian, aphrodite outfit=angel wings=none, god outfit=angel sex=male wings=none beard=long hair=long age=1.6 = deity, goddess outfit=angel wings=none, ganesha outfit=sultan, shiva outfit=pharaoh skin#6a8ab8, krishna outfit=pharaoh skin#6a8ab8, anubis outfit=pharaoh, horus outfit=pharaoh, osiris outfit=pharaoh, cupid outfit=angel age=0.2, apollo outfit=gladiator, ares outfit=gladiator, hermes outfit=gladiator wings=feather, hades outfit=vampire
humanoid/angel | h1.8 | angel = seraph, cherub age=0.1, fairy outfit=fairy h0.3 = pixie = faerie = sprite = tooth fairy, nymph outfit=fairy wings=none = dryad, guardian angel, archangel sex=male, fallen angel top#25222b wings#2a2830, genie outfit=sultan skin#4f8fd0 = djinn, muse wings=none
humanoid/cowboy | h1.75 | cowboy = gunslinger, cowgirl sex=female, sheriff, indian chief outfit=ranger = native american, gaucho, ranch hand, bandido, prospector, rancher
humanoid/clown | h1.75 | clown, jester = joker = harlequin, mime, circus performer outfit=superhero = acrobat = juggler, ballerina outfit=dancer h1.65, dancer outfit=dancer, singer outfit=casual = rock star, guitarist outfit=casual, drummer outfit=casual, dj outfit=casual, violinist man outfit=tuxedo = musician, bard outfit=ranger = minstrel, actor outfit=tuxedo, actress outfit=dress sex=female, model woman outfit=dress sex=female, geisha outfit=bride top#c8304a, belly dancer outfit=dancer, flamenco dancer outfit=dress sex=female pose=dancing, rapper outfit=casual, punk outfit=rogue hair=mohawk, hippie outfit=casual hair=long, goth girl outfit=dress sex=female top#1a181c, ringmaster outfit=tuxedo top#b8201e, puppeteer outfit=tuxedo, breakdancer outfit=casual, pianist outfit=tuxedo, pop star outfit=dress, celebrity outfit=tuxedo, hipster outfit=casual beard=full
humanoid/santa | h1.75 | santa = santa claus = father christmas = saint nicholas, mrs claus sex=female, krampus outfit=demon wings=none horns=ram, nutcracker outfit=prince h0.4, tin soldier !whole outfit=prince h0.1, toy soldier outfit=prince h0.1, easter bunny man outfit=casual, baby new year outfit=casual age=0, elf on the shelf species=elf beard=none h0.3
humanoid/peasant | h1.7 | villager, peasant woman sex=female outfit=dress, townsfolk = townsman, innkeeper = tavern keeper, caveman outfit=caveman = neanderthal, hermit outfit=monk, beggar, slave, settler outfit=cowboy, pioneer outfit=cowboy, explorer outfit=backpacker = adventurer = archaeologist, nomad outfit=sultan, eskimo outfit=soldier = inuit, gypsy, refugee, orphan age=0.35, hostage, prisoner, traveler outfit=backpacker, wanderer outfit=ranger, backpacker outfit=backpacker, hiker outfit=backpacker, tribesman outfit=caveman, maid marian outfit=dress sex=female, milkman, ferryman, gravedigger, executioner outfit=reaper, chimney sweep, town crier outfit=pirate
humanoid/mannequin | h1.75 #d8c8b0 | mannequin = dress form = artist mannequin, avatar, base mesh = human body = anatomy figure, anime girl outfit=dress sex=female age=0.8 eyeSize=1.4 headSize=1.2, anime boy outfit=casual age=0.8 eyeSize=1.35 headSize=1.2 = anime character, chibi girl outfit=dress sex=female age=0.6 eyeSize=1.4 headSize=1.9 h1, action hero outfit=soldier, game character outfit=ranger, male character outfit=casual sex=male, female character outfit=casual sex=female, crash test dummy, stick figure = stickman, alien man species=alien, grey alien species=alien h1.3
bust/bust | | bust = head bust = portrait bust = marble bust, bronze bust @bronze, nefertiti outfit=pharaoh sex=female = nefertiti bust, philosopher bust age=1.6 beard=long = socrates bust = plato bust, zeus bust beard=long hair=long age=1.4, caesar bust outfit=toga, mozart bust outfit=prince hair=ponytail = bach bust
bust/bust of a man | | bust of a man = male bust
bust/bust of a woman | | bust of a woman = female bust
bust/roman bust | | roman bust
bust/greek bust | | greek bust
bust/beethoven bust | | beethoven bust = beethoven
bust/king bust | | king bust
bust/human head | h0.33 | human head = head = human face = face, mannequin head hair=none skin#e8e4de eyes#e8e4de = wig head, severed head
bust/moai | h4 | moai = easter island head = easter island statue, sphinx head
skeleton | | skeleton = human skeleton, undead, skeleton minion, anatomy skeleton, halloween skeleton jaw=16, dancing skeleton pose=dancing jaw=16
skeleton/skeleton warrior | | skeleton warrior = skeleton soldier = skeletal warrior = skeleton fighter, skeletal knight = skeleton knight, undead warrior
skeleton/skeleton king | | skeleton king = skeleton lord
skeleton/skeleton mage | | skeleton mage = skeleton wizard = skeletal mage
skeleton/skeleton pirate | | skeleton pirate
skeleton/skeleton archer | | skeleton archer
skeleton/ribcage | h0.55 | rib cage = ribcage = thorax bones
skeleton/spine | h0.95 | spine = backbone = spinal column = vertebral column, spinal cord
skeleton/fish skeleton | l0.3 | fish skeleton = fishbone = fish bones
skull | | skull, human skull, bird skull h0.06, cow skull l0.5, dragon skull l1, animal skull horns=deer, sugar skull, crystal skull, t rex skull l1.4 horns=none open=20, bull skull l0.5, deer skull, skull and crossbones, ram skull, goat skull
organ | | human heart = heart organ = anatomical heart = organ kind=heart h0.185, brain = human brain kind=brain h0.12, lungs = lung kind=lungs h0.27, kidney kind=kidney h0.11, liver kind=liver l0.2, stomach kind=stomach h0.2, eyeball = eye ball = human eye = eye kind=eye h0.1, tooth = molar = human tooth kind=tooth h0.077, ear = human ear kind=ear h0.105, nose = human nose kind=nose h0.066, lips = mouth kind=lips l0.08, tongue kind=tongue h0.06, intestine = intestines = guts kind=intestine h0.2, dna = double helix = dna strand kind=dna h0.33, cell = human cell = neuron kind=cell l0.19, virus = coronavirus = covid virus kind=virus h0.18, bacteria = germ = microbe kind=germ l0.25, molecule kind=molecule l0.28, atom kind=atom h0.28, femur = leg bone = thigh bone kind=bone h0.45
hand | | hand = human hand = open hand = finger, fist = clenched fist gesture=fist h0.18, thumbs up = thumb = like sign gesture=thumbs-up h0.16, thumbs down gesture=thumbs-down h0.16, peace sign hand = victory sign gesture=peace, pointing hand = pointing finger gesture=pointing, stop hand = handprint = high five gesture=stop, ok hand = ok sign gesture=ok, rock hand = devil horns hand gesture=rock, claw hand = monster hand gesture=claw, zombie hand gesture=claw skin#7a8a5c, praying hands gesture=praying, robot hand = prosthetic hand = bionic hand style=robot, skeleton hand = bone hand style=bone, mannequin hand gesture=relaxed skin@plastic skin#e6d2be
mermaid/mermaid | | mermaid = naiad = water nymph = sea nymph, old mermaid age=1.6
mermaid/little mermaid | | little mermaid
mermaid/merman | | merman = triton = sea king = merfolk
mermaid/siren | | siren = dark mermaid
mermaid/sea witch | | sea witch
centaur/centaur | | centaur = centaur warrior, white centaur coat#efece6
centaur/centaur archer | | centaur archer = sagittarius
snowman | #f4f6f8 @snow | snowman, snow man, frosty the snowman
scarecrow | | scarecrow, straw man, voodoo doll h0.2 hat=none crow=false, training dummy , straw doll h0.3 hat=none crow=false
golem/golem | | golem, colossus make=block, living statue make=block, golem boss crystals=true, elemental crystals=true
golem/stone golem | | stone golem = rock golem = rock monster = rock giant = stone giant
golem/ice golem | | ice golem = frost golem = ice giant
golem/lava golem | | lava golem = magma golem = lava monster
golem/clay golem | | clay golem
golem/iron golem | | iron golem = metal golem = steel golem
golem/wood golem | | wood golem = wooden golem, treant = ent = tree ent = tree man = walking tree h4
golem/crystal golem | | crystal golem = gem golem
golem/snow golem | | snow golem
golem/sand golem | | sand golem = sandstone golem
golem/gold golem | | gold golem
golem/mud golem | | mud golem = mud monster = swamp monster
golem/fire elemental | | fire elemental = fire golem
golem/water elemental | | water elemental
golem/earth elemental | | earth elemental
golem/air elemental | | air elemental = wind elemental
ghost | #eef2f4 | ghost, spirit, poltergeist, sheet ghost, apparition, soul, will o wisp, little ghost, cute ghost, dementor #202024, spectre
slime/slime | | slime = slime monster = slime cube monster, jelly monster = goo monster = ooze, angry slime face=angry
slime/king slime | | king slime = slime king
slime/blob | | blob = blob monster
slime/gelatinous cube | h1.8 | gelatinous cube = gelatin cube
slime/amoeba | | amoeba
slime/fire slime | | fire slime = lava slime
slime/water slime | | water slime
slime/mud slime | | mud slime
plush/teddy bear | | teddy bear = teddybear = teddy, plush toy = plushie = plush = stuffed animal = stuffed toy = soft toy = cuddly toy, stuffed bear = plush bear, plush koala body#8e9094 accent#e8e4de = stuffed koala, winnie the pooh body#e0a030 bow=false
plush/plush panda | | plush panda = stuffed panda
plush/plush bunny | | plush bunny = plush rabbit = stuffed bunny = stuffed rabbit, labubu body#c8a890 bow=false
plush/plush dog | | plush dog = stuffed dog = plush puppy
plush/plush cat | | plush cat = stuffed cat = plush kitten
plush/plush fox | | plush fox = stuffed fox
plush/stuffed elephant | | stuffed elephant = plush elephant
plush/plush unicorn | | plush unicorn = stuffed unicorn = plush horse = stuffed horse
plush/plush dinosaur | | plush dinosaur = stuffed dinosaur = plush dragon
plush/plush monkey | | plush monkey = stuffed monkey
plush/sock monkey | | sock monkey
plush/plush lion | | plush lion = stuffed lion
plush/plush pig | | plush pig = stuffed pig
plush/plush penguin | | plush penguin = stuffed penguin
plush/plush sheep | | plush sheep = plush lamb = stuffed sheep = stuffed lamb
plush/care bear | | care bear
plush/amigurumi | | amigurumi = crochet toy = crochet bear = knitted bear
doll | #e8b8a0 | doll = baby doll = barbie, ragdoll, puppet = marionette = hand puppet, matryoshka = nesting doll = russian doll #b8201c, ken doll, porcelain doll @porcelain, dollhouse doll, paper doll @paper, kokeshi doll, bobblehead = bobble head, funko pop h0.1, minifig = lego man h0.04 #f0c320, action man, pinocchio, kewpie, ventriloquist dummy, finger puppet h0.07
`;
